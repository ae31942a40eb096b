import Foundation
import Navigation
import TerminalUI
import TestSupport
import Testing
import VisitStore
import VisitStoreMemory

@testable import Chapter6

@Suite("What another process changes, while nobody types") @MainActor
struct VisitWatchTests {
  nonisolated private static let onDisk = StoreChoice.built.filter { $0 != .memory }
  private let clock = TestClock()

  /// Signs in at a terminal, and passes the body the store of another process over the same folder.
  private func withMap(
    _ store: StoreChoice, _ body: (TestTerminal, any VisitStoring) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let person = TestTerminal()
      let root = try makeRoot(store, in: folder, clock: clock)
      async let running: Void = root.run(on: person.terminal)
      #expect(await person.sees("Coffee Shops\n"))
      person.type("create\nAda\nx\n")
      #expect(await person.sees("A  Props Coffee Shop\n"))
      try await body(person, makeRoot(store, in: folder).visitStore)
      person.type("q\n")
      try await running
    }
  }

  private func visit(_ shop: String, rating: Int?, note: String = "") -> Visit {
    Visit(
      id: Visit.ID(account: "Ada", shop: shop), rating: rating, note: note,
      changed: Date(timeIntervalSinceReferenceDate: 9))
  }

  @Test("is on the map and in the profile a second later", arguments: onDisk)
  func map(store: StoreChoice) async throws {
    try await withMap(store) { person, other in
      person.type("open ")
      try await other.save(visit("props", rating: 4))
      await clock.waitForSleepers(1)
      #expect(!person.screen.contains("Props Coffee Shop, 4"))
      await clock.advance(by: VisitWatch.interval)
      #expect(await person.sees("A  Props Coffee Shop, 4 of 5"))
      #expect(person.screen.hasSuffix("\n> open"))
      person.press(.escape)
      person.type("profile\n")
      #expect(await person.sees("Props Coffee Shop  "))
      try await other.delete(Visit.ID(account: "Ada", shop: "props"))
      await clock.waitForSleepers(1)
      await clock.advance(by: VisitWatch.interval)
      #expect(await person.misses("Props Coffee Shop"))
    }
  }

  @Test("a screen loads again after a change only, and until the watch stops")
  func changesOnly() async throws {
    let screen = CountingScreen()
    let store = InMemoryVisitStore()
    let watch = VisitWatch(store: store, account: "Ada", clock: clock)
    watch.start()
    await watch.load(screen)
    for _ in 1...3 { await nextLook() }
    #expect(screen.appearances == 1)
    try await store.save(visit("props", rating: 1))
    for _ in 1...2 { await nextLook() }
    #expect(screen.appearances == 2)
    await watch.pausing { #expect(clock.sleeperCount == 0) }
    await clock.waitForSleepers(1)
    await watch.stop()
    #expect(clock.sleeperCount == 0)
  }

  @Test("stop returns only once a screen that was loading has loaded")
  func stopWaits() async throws {
    let (screen, store, gate) = (CountingScreen(), InMemoryVisitStore(), Gate())
    let watch = VisitWatch(store: store, account: "Ada", clock: clock)
    watch.start()
    await watch.load(screen)
    screen.gate = gate
    try await store.save(visit("props", rating: 1))
    await clock.waitForSleepers(1)
    await clock.advance(by: VisitWatch.interval)
    #expect(await eventually { screen.isLoading })
    let stopping = Task {
      await watch.stop()
      return screen.appearances
    }
    gate.open()
    #expect(await stopping.value == 2)
  }

  /// Returns when the watch has looked, and is waiting for the next look.
  private func nextLook() async {
    await clock.waitForSleepers(1)
    await clock.advance(by: VisitWatch.interval)
    await clock.waitForSleepers(1)
  }
}

/// Counts how often it loads what it shows.
private final class CountingScreen: AppScreen {
  private(set) var appearances = 0
  private(set) var isLoading = false
  var gate: Gate?
  let body = Screen()
  let commands: [ScreenCommand] = []

  func appear() async {
    isLoading = true
    await gate?.pass()
    isLoading = false
    appearances += 1
  }

  func read(_ line: String) -> Step { .stay }
}
