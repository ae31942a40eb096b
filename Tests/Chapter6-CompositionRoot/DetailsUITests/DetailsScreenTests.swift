import DetailsDomain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import DetailsUI

/// Records what it receives.
private struct SpyObserver: DetailsObserver {
  let events = CallRecorder<DetailsEvent>()

  func send(_ event: DetailsEvent) { events.record(event) }
}

/// Shows a shop, and saves nothing.
private struct BrokenService: DetailsService {
  struct Failure: Error, CustomStringConvertible {
    let description = "The disk is full. Make room on it."
  }

  func details(of shop: ShopDetails.ID) -> ShopDetails {
    ShopDetails(id: shop, name: "Comets", address: "Paris", rating: nil, note: "")
  }

  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) throws { throw Failure() }
  func note(_ text: String, about shop: ShopDetails.ID) throws { throw Failure() }
}

/// Saves everything, and shows nothing.
private struct ForgetfulService: DetailsService {
  let saved = CallRecorder<ShopDetails.ID>()

  func details(of shop: ShopDetails.ID) throws -> ShopDetails {
    throw DetailsError.unknownShop(shop)
  }

  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) { saved.record(shop) }
  func note(_ text: String, about shop: ShopDetails.ID) { saved.record(shop) }
}

@Suite("The details' screen")
@MainActor
struct DetailsScreenTests {
  private let observer = SpyObserver()

  private func play(_ lines: [String], on screen: DetailsScreen) async throws -> String {
    let output = CallRecorder<String>()
    try await Navigator(terminal: .scripted(lines, output: output)) { screen }.run()
    return output.calls.joined()
  }

  private func screen(_ service: (any DetailsService)? = nil) -> DetailsScreen {
    let comets = ShopDetails(id: "comets", name: "Comets", address: "Paris", rating: nil, note: "")
    return DetailsScreen(
      shop: "comets", service: service ?? PreviewDetailsService(comets), observer: observer)
  }

  private let unrated = "Comets\nParis\n\nYour rating: none yet\nYour note: none yet\n"

  @Test("a rating and a note are shown as soon as they are kept")
  func happyPath() async throws {
    let shown = try await play(["rate 5", "note  Vinyl,  too."], on: screen())
    #expect(
      shown == """
        \(unrated)
        > rate 5
        Comets
        Paris

        Your rating: ★★★★★ 5 of 5
        Your note: none yet

        > note  Vinyl,  too.
        Comets
        Paris

        Your rating: ★★★★★ 5 of 5
        Your note: Vinyl,  too.

        """)
  }

  @Test(
    "each rating has stars, a colour and a number",
    arguments: [
      (1, "★☆☆☆☆", .red), (2, "★★☆☆☆", .orange), (3, "★★★☆☆", .yellow), (4, "★★★★☆", .green),
      (5, "★★★★★", .blue),
    ] as [(Int, String, TextStyle)])
  func stars(rating: Int, stars: String, style: TextStyle) async throws {
    let screen = screen()
    _ = try await play(["rate \(rating)"], on: screen)
    #expect(screen.body.lines[3].text == "Your rating: \(stars) \(rating) of 5")
    #expect(screen.body.lines[3].pieces.contains(StyledText(stars, [style])))
  }

  @Test(
    "what is no rating is not kept", arguments: ["rate", "rate 0", "rate 6", "rate x", "rate 4 5"])
  func noRating(line: String) async throws {
    let shown = try await play([line], on: screen())
    #expect(shown.hasSuffix("> \(line)\nRate with 1, 2, 3, 4 or 5, such as rate 4.\n"))
    #expect(observer.events.count == 0)
  }

  @Test("a note needs words, and no rating")
  func noNote() async throws {
    let shown = try await play(["note", "note Vinyl"], on: screen())
    #expect(
      shown.hasSuffix(
        """
        > note
        Type note and your words, such as note Good cake.

        > note Vinyl
        Comets
        Paris

        Your rating: none yet
        Your note: Vinyl

        """))
  }

  @Test("a rating and a note can be taken back")
  func takenBack() async throws {
    let lines = ["rate 5", "note Vinyl", "unrate", "rate 4", "erase note", "erase"]
    let shown = try await play(lines, on: screen()).components(separatedBy: "\n> ")
    #expect(shown[3].hasSuffix("Your rating: none yet\nYour note: Vinyl\n"))
    #expect(shown[5].hasSuffix("Your rating: ★★★★☆ 4 of 5\nYour note: none yet\n"))
    #expect(shown[6].hasPrefix("erase\nThere's no command 'erase'."))
    #expect(
      observer.events.calls.map(\.key) == ["details.rated", "details.unrated", "details.rated"])
  }

  @Test("where there is no rating or no note, there is none to take back")
  func nothingToTakeBack() async throws {
    let comets = ShopDetails(id: "comets", name: "Comets", address: "Paris", rating: nil, note: "")
    let service = PreviewDetailsService(comets)
    let screen = screen(service)
    let first = try await play(["unrate", "erase note"], on: screen)
    #expect(
      first
        == "\(unrated)\n> unrate\nThere's no rating to remove.\n\n> erase note\nThere's no note to erase.\n"
    )
    #expect(observer.events.count == 0)
    // Another window has rated the shop since it was read.
    await service.rate("comets", with: StarRating(2))
    guard
      case .stay = await screen.read(
        "unrate")
    else {
      Issue.record("The rating is still there.")
      return
    }
    #expect(observer.events.calls == [.unrated("comets")])
  }

  @Test("an observer is told of ratings that are kept, and of nothing else")
  func observed() async throws {
    _ = try await play(["rate 2", "note Vinyl", "rate 9", "rate 5"], on: screen())
    #expect(
      observer.events.calls.map(\.parameters) == [
        ["shop": "comets", "stars": "2"], ["shop": "comets", "stars": "5"],
      ])
    let shown = try await play(["rate 3", "note Vinyl"], on: screen(BrokenService()))
    #expect(
      shown == """
        \(unrated)
        > rate 3
        The disk is full. Make room on it.

        > note Vinyl
        The disk is full. Make room on it.

        """)
    #expect(observer.events.count == 2)
  }

  @Test("a shop that cannot be shown cannot be rated either")
  func unknown() async throws {
    let service = ForgetfulService()
    let shown = try await play(["rate 3", "note Vinyl"], on: screen(service))
    let sentence = "There is no coffee shop 'comets' in the list. Go back, and open another one."
    #expect(
      shown
        == """
        Can't show this shop
        \(sentence)

        > rate 3
        Nothing was saved.

        > note Vinyl
        Nothing was saved.

        """)
    #expect(service.saved.count == 0)
    #expect(observer.events.count == 0)
  }
}
