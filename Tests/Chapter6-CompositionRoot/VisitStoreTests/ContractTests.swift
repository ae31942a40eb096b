import Foundation
import TestSupport
import Testing
import VisitStore

@Suite("Every store: reading and writing")
struct ContractTests {
  let comets = Visit.of(to: "Comets", rating: 5, note: "Vinyl!", at: 10)

  @Test("what is saved is read, and saved again in the same place", arguments: StoreKind.allCases)
  func upsert(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      #expect(try await store.visit(comets.id) == nil)
      #expect(try await store.visits(of: "Ada") == [])
      try await store.save(comets)
      #expect(try await store.visit(comets.id) == comets)
      let again = Visit.of(to: "Comets", rating: 2, note: String(repeating: "ö\n", count: 9_000))
      try await store.save(again)
      #expect(try await store.visit(comets.id) == again)
      #expect(try await store.visits(of: "Ada") == [again])
    }
  }

  // snippet.contract
  @Test("the visits of one account are not another's", arguments: StoreKind.allCases)
  func accounts(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      let bob = Visit.of("Bob", to: "Comets", rating: 1)
      try await store.save(comets)
      try await store.save(bob)
      #expect(try await store.visit(comets.id) == comets)
      #expect(try await store.visits(of: "Ada") == [comets])
      #expect(try await store.visits(of: "Bob") == [bob])
      #expect(try await store.visits(of: "ada") == [])
      try await store.delete(comets.id)
      #expect(try await store.visits(of: "Ada") == [])
      #expect(try await store.visits(of: "Bob") == [bob])
    }
  }
  // snippet.end

  @Test("the latest change comes first, then the shops in order", arguments: StoreKind.allCases)
  func order(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      for (shop, time) in [("b", 1.0), ("B", 1), ("é", 1), ("z", 1), ("old", -5), ("new", 9)] {
        try await store.save(.of(to: shop, at: time))
      }
      let shops = try await store.visits(of: "Ada").map(\.id.shop)
      #expect(shops == ["new", "B", "b", "z", "é", "old"])
    }
  }

  @Test(
    "a note is any text", arguments: StoreKind.allCases,
    [
      "", " ", "two\nlines\r\n", "a\0b\0", "\u{FEFF}", "☕️🏳️‍🌈", "e\u{301}", "\u{2028}\u{85}",
      "'; DROP TABLE visits; --", "\"\\/?1", "\u{10FFFF}\u{1}",
    ])
  func notes(kind: StoreKind, note: String) async throws {
    try await kind.withStore { store, _ in
      try await store.save(.of(note: note))
      let found = try await store.visit(comets.id)?.note
      // Not only equal, but the same bytes.
      #expect(found.map { Array($0.utf8) } == Array(note.utf8))
    }
  }

  @Test(
    "an ID is any text too", arguments: StoreKind.allCases, ["", "a\0b", "a", "../a", "'a", "%"])
  func identifiers(kind: StoreKind, text: String) async throws {
    try await kind.withStore { store, _ in
      let visit = Visit.of(text, to: text, rating: 3)
      try await store.save(visit)
      try await store.save(.of("a\0", to: text, rating: 1))
      try await store.save(.of(text, to: "a\0", rating: 1))
      #expect(try await store.visit(visit.id) == visit)
      #expect(try await store.visits(of: text).count == 2)
      try await store.delete(visit.id)
      #expect(try await store.visits(of: text).map(\.id.shop) == ["a\0"])
    }
  }

  @Test("IDs are compared by their characters, not by their bytes", arguments: StoreKind.allCases)
  func composedCharacters(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      try await store.save(.of("Zoe\u{308}", to: "Cafe\u{301}", rating: 1))
      let again = Visit.of("Zo\u{EB}", to: "Caf\u{E9}", rating: 2)
      try await store.save(again)
      #expect(try await store.visits(of: "Zoe\u{308}") == [again])
      try await store.delete(Visit.ID(account: "Zoe\u{308}", shop: "Cafe\u{301}"))
      #expect(try await store.visits(of: "Zo\u{EB}") == [])
    }
  }

  @Test(
    "a date comes back to the last bit", arguments: StoreKind.allCases,
    [0, 0.1, 1e-300, -63_114_076_800, 806_405_012.345678, 1e300])
  func dates(kind: StoreKind, seconds: Double) async throws {
    try await kind.withStore { store, _ in
      try await store.save(.of(at: seconds))
      let found = try await store.visit(comets.id)?.changed
      #expect(found?.timeIntervalSinceReferenceDate == seconds)
    }
  }

  @Test(
    "a rating that is not from 1 to 5 is refused", arguments: StoreKind.allCases,
    [.min, -1, 0, 6, .max])
  func ratings(kind: StoreKind, rating: Int) async throws {
    try await kind.withStore { store, _ in
      try await store.save(comets)
      await #expect(throws: VisitStoreError.invalidRating(rating)) {
        try await store.save(.of(rating: rating))
      }
      #expect(try await store.visits(of: "Ada") == [comets])
      for rating in 1...5 { try await store.save(.of(rating: rating)) }
    }
  }

  @Test("a rating may be missing, and be taken back", arguments: StoreKind.allCases)
  func unrated(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      try await store.save(.of(to: "Dante", rating: nil, note: "Vinyl!"))
      try await store.save(comets)
      try await store.update(comets.id) { $0?.rating = nil }
      let unrated = Visit.of(to: "Comets", rating: nil, note: "Vinyl!", at: 10)
      #expect(try await store.visit(comets.id) == unrated)
      #expect(
        try await store.visits(of: "Ada")
          == [unrated, .of(to: "Dante", rating: nil, note: "Vinyl!")])
      try await store.update(comets.id) { $0?.rating = 2 }
      #expect(try await store.visit(comets.id)?.rating == 2)
    }
  }

  @Test("a task that is cancelled does nothing", arguments: StoreKind.allCases)
  func cancellation(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      try await store.save(comets)
      let calls: [@Sendable () async throws -> Void] = [
        { try await store.save(.of(rating: 1)) }, { try await store.delete(comets.id) },
        { try await store.update(comets.id) { $0?.note = "late" } },
        { _ = try await store.visit(comets.id) }, { _ = try await store.visits(of: "Ada") },
      ]
      for call in calls {
        let gate = Gate()
        let task = Task {
          await gate.pass()
          try await call()
        }
        task.cancel()
        gate.open()
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      #expect(try await store.visits(of: "Ada") == [comets])
    }
  }
}
