import Foundation
import TestSupport
import Testing
import VisitStore

@Suite("Every store: reading and writing")
struct ContractTests {
  let comets = Visit.of(to: "Comets", rating: 5, note: "Vinyl!", at: 806_405_012.345678)
  private struct Refusal: Error {}

  @Test("what is saved is read, and saved again in the same place", arguments: StoreKind.allCases)
  func upsert(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      #expect(try await store.visit(comets.id) == nil)
      #expect(try await store.visits(of: "Ada") == [])
      try await store.save(comets)
      #expect(try await store.visit(comets.id) == comets)
      let again = Visit.of(to: "Comets", rating: nil, at: 0.1)
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
    "IDs and notes are any text, and a note comes back byte by byte",
    arguments: StoreKind.allCases, ["", "two\nlines\r\n", "a\0b\0", "☕️e\u{301}", "'; \"\\%../"])
  func text(kind: StoreKind, text: String) async throws {
    try await kind.withStore { store, _ in
      let visit = Visit.of(text, to: text, note: text)
      try await store.save(visit)
      let found = try await store.visit(visit.id)
      #expect(found == visit)
      #expect(found.map { Array($0.note.utf8) } == Array(text.utf8))
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

  @Test("an update gets the visit, and its result is stored", arguments: StoreKind.allCases)
  func update(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      try await store.update(comets.id) { [comets] visit in
        #expect(visit == nil)
        visit = comets
      }
      try await store.update(comets.id) { [comets] visit in
        #expect(visit == comets)
        // The ID stays the same, whatever the change does.
        visit = .of("Bob", to: "Dante", rating: 1)
      }
      #expect(try await store.visits(of: "Ada") == [.of(to: "Comets", rating: 1)])
      try await store.update(comets.id) { $0 = nil }
      #expect(try await store.visits(of: "Ada") == [])
    }
  }

  @Test("an update that is refused changes nothing", arguments: StoreKind.allCases, [true, false])
  func refused(kind: StoreKind, isNew: Bool) async throws {
    try await kind.withStore { store, _ in
      if !isNew { try await store.save(comets) }
      await #expect(throws: Refusal.self) {
        try await store.update(comets.id) { visit in
          visit = .of(rating: 1)
          throw Refusal()
        }
      }
      for rating in [0, 6] {
        await #expect(throws: VisitStoreError.invalidRating(rating)) {
          try await store.save(.of(rating: rating))
        }
      }
      try await store.update(Visit.of(to: "Dante").id) { _ in }
      #expect(try await store.visits(of: "Ada") == (isNew ? [] : [comets]))
    }
  }

  @Test("a task that is cancelled does nothing", arguments: StoreKind.allCases)
  func cancellation(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      try await store.save(comets)
      let calls: [@Sendable () async throws -> Void] = [
        { try await store.save(.of(rating: 1)) }, { try await store.delete(comets.id) },
        { _ = try await store.visit(comets.id) }, { _ = try await store.visits(of: "Ada") },
      ]
      for call in calls {
        let task = Task {
          withUnsafeCurrentTask { $0?.cancel() }
          try await call()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
      }
      #expect(try await store.visits(of: "Ada") == [comets])
    }
  }

  @Test(
    "many updates at once, on disk through two stores: none is lost", arguments: StoreKind.allCases)
  func together(kind: StoreKind) async throws {
    try await kind.withStore { store, folder in
      let stores = [store, kind == .memory ? store : kind.store(in: folder)]
      try await withThrowingTaskGroup { group in
        for number in 0..<40 {
          group.addTask {
            try await stores[number % 2].update(Visit.of().id) { visit in
              visit = visit ?? .of()
              visit?.note += "n"
            }
          }
        }
        try await group.waitForAll()
      }
      for store in stores { #expect(try await store.visit(Visit.of().id)?.note.count == 40) }
    }
  }
}

@Suite("Every store: changes")
struct ChangesTests {
  @Test("every subscriber hears what has changed from then on", arguments: StoreKind.allCases)
  func everyone(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      let (one, two) = (Visit.of(rating: 1), Visit.of(rating: 2))
      let first = Listener(store.changes())
      try await store.save(one)
      let second = Listener(store.changes())
      // What doesn't happen isn't reported.
      try await store.delete(Visit.of(to: "Dante").id)
      await #expect(throws: VisitStoreError.self) { try await store.save(.of(rating: 6)) }
      try await store.save(two)
      try await store.delete(two.id)
      await first.hears(3)
      await second.hears(2)
      #expect(first.heard.calls == [.saved(one), .saved(two), .deleted(one.id)])
      #expect(second.heard.calls == [.saved(two), .deleted(one.id)])
    }
  }

  @Test("a change that is reported can be read", arguments: StoreKind.allCases)
  func afterwards(kind: StoreKind) async throws {
    try await kind.withStore { store, folder in
      // On disk, everyone can read it.
      let reader = kind == .memory ? store : kind.store(in: folder)
      var changes = store.changes().makeAsyncIterator()
      for rating in [1, 2, 3] {
        async let saving: Void = store.save(.of(rating: rating))
        #expect(await changes.next() == .saved(.of(rating: rating)))
        #expect(try await reader.visit(Visit.of().id)?.rating == rating)
        try await saving
      }
    }
  }

  @Test("many saves at once are heard in the order they had", arguments: StoreKind.allCases)
  func many(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      let changes = store.changes()
      try await withThrowingTaskGroup { group in
        for number in 0..<30 { group.addTask { try await store.save(.of(note: "\(number)")) } }
        try await group.waitForAll()
      }
      var heard: [VisitChange] = []
      for await change in changes.prefix(30) { heard.append(change) }
      #expect(Set(heard).count == 30)
      #expect(try await store.visit(Visit.of().id).map(VisitChange.saved) == heard.last)
    }
  }
}
