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

@Suite("The details' screen")
@MainActor
struct DetailsScreenTests {
  private let observer = SpyObserver()
  private let comets = ShopDetails(
    id: "comets", name: "Comets", address: "Paris", rating: nil, note: "")

  private func play(_ lines: [String], on screen: DetailsScreen) async throws -> String {
    let output = CallRecorder<String>()
    try await Navigator(terminal: .scripted(lines, output: output)) { screen }.run()
    return output.calls.joined()
  }

  private func screen(_ service: (any DetailsService)? = nil) -> DetailsScreen {
    DetailsScreen(
      shop: "comets", service: service ?? PreviewDetailsService(comets), observer: observer)
  }

  private let unrated = "Comets\nParis\n\nYour rating: none yet\nYour note: none yet\n"

  @Test("a rating and a note are shown as soon as they are kept, and can be taken back")
  func happyPath() async throws {
    let lines = ["rate 5", "note  Vinyl,  too.", "unrate", "erase note", "erase"]
    let shown = try await play(lines, on: screen()).components(separatedBy: "\n> ")
    #expect(shown[0] == unrated)
    #expect(
      shown[1] == """
        rate 5
        Comets
        Paris

        Your rating: ★★★★★ 5 of 5
        Your note: none yet

        """)
    #expect(shown[2].hasSuffix("Your rating: ★★★★★ 5 of 5\nYour note: Vinyl,  too.\n"))
    #expect(shown[3].hasSuffix("Your rating: none yet\nYour note: Vinyl,  too.\n"))
    #expect(shown[4] == "erase note\n\(unrated)")
    #expect(shown[5].hasPrefix("erase\nThere's no command 'erase'."))
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
    "a line that can do nothing is answered with what to type",
    arguments: ["rate", "rate 0", "rate 6", "rate x", "rate 4 5"].map {
      ($0, "Rate with 1, 2, 3, 4 or 5, such as rate 4.")
    } + [
      ("note", "Type note and your words, such as note Good cake."),
      ("unrate", "There's no rating to remove."), ("erase note", "There's no note to erase."),
    ])
  func advice(line: String, sentence: String) async throws {
    #expect(try await play([line], on: screen()) == "\(unrated)\n> \(line)\n\(sentence)\n")
    #expect(observer.events.count == 0)
  }

  @Test("an observer is told of ratings that are kept, and of nothing else")
  func observed() async throws {
    _ = try await play(["rate 2", "note Vinyl", "rate 9", "unrate"], on: screen())
    let failing = screen(FailingDetailsService(known: comets))
    let shown = try await play(["rate 3", "note Vinyl"], on: failing)
    let sentence = "\(FailingDetailsService.DiskFull())\n"
    #expect(shown == "\(unrated)\n> rate 3\n\(sentence)\n> note Vinyl\n\(sentence)")
    let two = try #require(StarRating(2))
    #expect(observer.events.calls == [.rated("comets", two), .unrated("comets")])
  }

  @Test("a shop that cannot be shown cannot be rated either")
  func unknown() async throws {
    let shown = try await play(["rate 3"], on: screen(FailingDetailsService(known: nil)))
    #expect(
      shown == """
        Can't show this shop
        There is no coffee shop 'comets' in the list. Go back, and open another one.

        > rate 3
        Nothing was saved.

        """)
  }
}
