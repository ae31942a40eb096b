import Foundation
import TestSupport
import Testing
import VisitStore

@Suite("Every store: changes")
struct ChangesTests {
  @Test("every subscriber gets every change from then on", arguments: StoreKind.allCases)
  func everybody(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      let (one, two) = (Visit.of(rating: 1), Visit.of(rating: 2))
      try await store.save(.of(rating: 5))
      let first = Listener(store.changes())
      try await store.save(one)
      let second = Listener(store.changes())
      try await store.save(two)
      try await store.delete(two.id)
      await first.hears(3)
      await second.hears(2)
      #expect(first.heard.calls == [.saved(one), .saved(two), .deleted(one.id)])
      #expect(second.heard.calls == [.saved(two), .deleted(one.id)])
    }
  }

  @Test("what did not happen is not reported", arguments: StoreKind.allCases)
  func silence(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      let listener = Listener(store.changes())
      try await store.delete(Visit.ID(account: "Ada", shop: "Comets"))
      try await store.save(.of("Bob"))
      try await store.delete(Visit.ID(account: "Ada", shop: "Comets"))
      await #expect(throws: VisitStoreError.self) { try await store.save(.of(rating: 6)) }
      try await store.save(.of(rating: 3))
      await listener.hears(2)
      #expect(listener.heard.calls == [.saved(.of("Bob")), .saved(.of(rating: 3))])
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
      async let deleting: Void = store.delete(Visit.of().id)
      #expect(await changes.next() == .deleted(Visit.of().id))
      #expect(try await reader.visit(Visit.of().id) == nil)
      try await deleting
    }
  }

  @Test(
    "many saves at once: none is lost, and all are heard in the order they had",
    arguments: StoreKind.allCases)
  func many(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      let changes = store.changes()
      // Most shops get two visits, in no particular order.
      let visits = (0..<50).map { Visit.of(to: "\($0 % 30)", note: "\($0)") }
      try await withThrowingTaskGroup { group in
        for visit in visits { group.addTask { try await store.save(visit) } }
        try await group.waitForAll()
      }
      var heard: [Visit] = []
      for await case .saved(let visit) in changes.prefix(50) { heard.append(visit) }
      #expect(Set(heard) == Set(visits))
      let last = Dictionary(heard.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      #expect(try await store.visits(of: "Ada") == last.values.latestFirst())
    }
  }
}
