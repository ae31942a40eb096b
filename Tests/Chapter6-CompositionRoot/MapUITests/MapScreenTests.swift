import Basics
import MapDomain
import Navigation
import Synchronization
import TerminalUI
import TestSupport
import Testing

@testable import MapUI

/// Markers that the test changes, and notifications of the changes.
private final class Town: ShopMarkers, MarkerChanges {
  let asked = CallRecorder<MapRegion>()
  let news = Broadcast<Void>()
  private let answer: Mutex<Result<[ShopMarker], Failure>>

  struct Failure: Error, CustomStringConvertible {
    let description = "The shops are out for lunch."
  }

  init(_ markers: ShopMarker...) {
    answer = Mutex(.success(markers))
  }

  func markers(in region: MapRegion) throws -> [ShopMarker] {
    asked.record(region)
    return try answer.withLock { $0 }.get()
  }

  func changes() -> any AsyncSequence<Void, Never> & Sendable { news.stream() }

  func set(_ result: Result<[ShopMarker], Failure>) {
    answer.withLock { $0 = result }
  }
}

@Suite("The map's screen")
@MainActor
struct MapScreenTests {
  private let opened = CallRecorder<String>()

  private func screen(
    _ markers: any ShopMarkers, changes: any MarkerChanges = NoMarkerChanges()
  ) -> MapScreen {
    MapScreen(
      markers: markers, changes: changes, region: .copenhagen, headline: { "" },
      makeDetails: { [opened] in
        opened.record($0)
        return PreviewScreen("Details of \($0)")
      },
      makeProfile: { [opened] in
        opened.record("profile")
        return PreviewScreen("Profile")
      })
  }

  private func play(_ lines: [String], on screen: MapScreen) async throws -> String {
    let output = CallRecorder<String>()
    try await Navigator(terminal: .scripted(lines, output: output)) { screen }.run()
    return output.calls.joined()
  }

  private func said(_ line: String, on screen: MapScreen) async -> String? {
    guard case .say(let sentence) = await screen.read(line) else {
      return nil
    }
    return sentence
  }

  @Test("composing it asks nobody and builds no other screen; opening one builds it")
  func open() async throws {
    let town = Town(.at(0, 0, "Comets"), .at(1, 1, "Slow Drip"))
    let screen = screen(town, changes: town)
    #expect(town.asked.count == 0)
    #expect(town.news.subscriberCount == 0)
    let shown = try await play(["open b", "back", "open Comets", "back", "profile"], on: screen)
    #expect(opened.calls == ["slow drip", "comets", "profile"])
    #expect(shown.contains("> open b\nDetails of slow drip\n"))
    #expect(shown.contains("> profile\nProfile\n"))
  }

  @Test("a line that can do nothing says what to type")
  func advice() async {
    let screen = screen(Town(.at(0, 0, "Comets")))
    await screen.appear()
    await screen.settle()
    #expect(
      await said("open q", on: screen)
        == "There is no shop with the letter Q on the map. Zoom out, or move.")
    #expect(await said("zoom", on: screen) == "Type zoom in or zoom out.")
    for (line, sentence) in [
      ("zoom in", "You can't zoom in any further."),
      ("zoom out", "You can't zoom out any further: this is the whole map."),
      ("a", "The map ends here. You can't move any further west."),
    ] {
      for _ in 0..<20 { _ = await screen.read(line) }
      #expect(await said(line, on: screen) == sentence)
    }
  }

  @Test("a town without shops, and one whose shops cannot be had")
  func nothing() async throws {
    let town = Town()
    let screen = screen(town)
    #expect(screen.body.text.contains("\nLoading…\n"))
    await screen.appear()
    await screen.settle()
    #expect(screen.body.text.hasSuffix("\nThere are no coffee shops in this part of town.\n"))
    town.set(.failure(Town.Failure()))
    await screen.appear()
    await screen.settle()
    let sentence = "The map couldn't be updated. The shops are out for lunch."
    #expect(screen.body.text.hasSuffix("\n\(sentence)\n"))
    town.set(.success([.at(0, 0, "Comets")]))
    await screen.appear()
    await screen.settle()
    #expect(screen.body.text.hasSuffix("\n\nA  Comets, not rated\n"))
  }
}

/// What is shown while nobody types.
extension MapScreenTests {
  @Test("a marker changes its colour as soon as the rating does, and until the screen is gone")
  func recolours() async {
    let town = Town(.at(0, 0, "Comets"))
    var screen: MapScreen? = screen(town, changes: town)
    for _ in 0..<2 { await screen?.appear() }
    await screen?.settle()
    #expect(town.news.subscriberCount == 1)
    let before = town.asked.count
    town.set(.success([.at(0, 0, "Comets", rating: .good)]))
    town.news.send(())
    await eventually { town.asked.count == before + 1 }
    await screen?.settle()
    #expect(screen?.body.text.contains("A  Comets, 3 of 5") == true)
    screen = nil
    #expect(await eventually { town.news.subscriberCount == 0 })
  }

  @Test("the answer that is shown is the last request's, whichever comes first")
  func lastOne() async {
    let held = HeldRequests<[ShopMarker]>()
    let screen = screen(HeldTown(requests: held))
    await screen.appear()
    await held.sent.waitForCalls(1)
    _ = await screen.read("w")
    await held.sent.waitForCalls(2)
    #expect(held.cancelled.calls == [1])
    #expect(screen.body.text.contains("Loading…"))
    await held.answer(2, with: .success([.at(1, 1, "New")]))
    await screen.settle()
    await held.answer(1, with: .success([.at(1, 1, "Old")]))
    #expect(screen.body.text.hasSuffix("A  New, not rated\n"))
  }
}

private struct HeldTown: ShopMarkers {
  let requests: HeldRequests<[ShopMarker]>

  func markers(in region: MapRegion) async throws -> [ShopMarker] { try await requests.send() }
}
