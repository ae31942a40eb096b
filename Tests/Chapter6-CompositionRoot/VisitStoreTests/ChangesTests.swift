import Foundation
import TestSupport
import Testing
import VisitStore

@Suite("Every store: changes")
struct ChangesTests {
  @Test("every subscriber hears of every change from then on", arguments: StoreKind.allCases)
  func everybody(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let store = kind.store(in: folder)
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

  @Test("what did not happen is not told", arguments: StoreKind.allCases)
  func silence(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let store = kind.store(in: folder)
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

  @Test("who hears of a change can read it", arguments: StoreKind.allCases)
  func afterwards(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      let store = kind.store(in: folder)
      // On the disk it is there for everybody.
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
    "who has left is no subscriber any more", arguments: StoreKind.allCases, Leaving.allCases)
  func leaving(kind: StoreKind, how: Leaving) async throws {
    try await withTemporaryFolder { folder in
      let (store, subscriberCount) = kind.counted(in: folder)
      let other = Listener(store.changes())
      #expect(subscriberCount() == 1)
      await how.leave({ store.changes() }, send: { Task { try await store.save(.of()) } })
      await eventually { subscriberCount() == 1 }
      #expect(subscriberCount() == 1)
      let earlier = other.heard.count
      try await store.save(.of(rating: 2))
      await eventually { other.heard.calls.last == .saved(.of(rating: 2)) }
      #expect(other.heard.count > earlier)
      other.cancel()
    }
  }

  @Test("the streams end with the store", arguments: StoreKind.allCases)
  func end(kind: StoreKind) async throws {
    try await withTemporaryFolder { folder in
      var store: (any VisitStoring)? = kind.store(in: folder)
      let listener = try Listener(#require(store).changes())
      try await store?.save(.of())
      store = nil
      #expect(await listener.isDone())
      #expect(listener.heard.calls == [.saved(.of())])
    }
  }

  @Test(
    "a thousand saves at once: none is lost, and all are heard in the order they had",
    arguments: StoreKind.allCases)
  func thousand(kind: StoreKind) async throws {
    try await withFastFolder { folder in
      let store = kind.store(in: folder)
      let changes = store.changes()
      // Most shops get two visits, and it is not said which comes last.
      let visits = (0..<1_000).map { Visit.of(to: "\($0 % 600)", note: "\($0)") }
      try await withThrowingTaskGroup { group in
        for visit in visits { group.addTask { try await store.save(visit) } }
        try await group.waitForAll()
      }
      var heard: [Visit] = []
      for await case .saved(let visit) in changes.prefix(1_000) { heard.append(visit) }
      #expect(Set(heard) == Set(visits))
      let last = Dictionary(heard.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      let kept = try await store.visits(of: "Ada")
      #expect(kept == last.values.latestFirst())
    }
  }
}
