import Foundation
import TestSupport
import Testing
import VisitStore

@Suite("Every store: updates")
struct UpdateTests {
  private let comets = Visit.of(to: "Comets", rating: 5, note: "Vinyl!", at: 10)
  private struct Refusal: Error {}

  @Test(
    "an update is handed what there is, and what it makes of it is kept",
    arguments: StoreKind.allCases)
  func change(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      try await store.save(.of(to: "Dante"))
      try await store.update(comets.id) { [comets] visit in
        #expect(visit == nil)
        visit = comets
      }
      try await store.update(comets.id) { [comets] visit in
        #expect(visit == comets)
        visit?.rating = 1
      }
      let changed = Visit.of(to: "Comets", rating: 1, note: "Vinyl!", at: 10)
      #expect(try await store.visits(of: "Ada") == [changed, .of(to: "Dante")])
      try await store.update(comets.id) { $0 = nil }
      #expect(try await store.visits(of: "Ada") == [.of(to: "Dante")])
    }
  }

  @Test(
    "an update that throws, or makes nothing of nothing, does nothing",
    arguments: StoreKind.allCases)
  func refused(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      let listener = Listener(store.changes())
      // Both before and after there is a visit.
      for existing in [nil, comets] {
        if let existing { try await store.save(existing) }
        await #expect(throws: Refusal.self) {
          try await store.update(comets.id) { visit in
            visit = .of(rating: 1)
            throw Refusal()
          }
        }
        // An error that a store could have thrown itself isn't mistaken for its own.
        await #expect(throws: POSIXError(.ENOSPC)) {
          try await store.update(comets.id) { _ in throw POSIXError(.ENOSPC) }
        }
        await #expect(throws: VisitStoreError.invalidRating(6)) {
          try await store.update(comets.id) { $0 = .of(rating: 6) }
        }
        try await store.update(Visit.of(to: "Dante").id) { _ in }
        #expect(try await store.visits(of: "Ada") == (existing.map { [$0] } ?? []))
      }
      try await store.save(.of(rating: 3))
      await listener.hears(2)
      #expect(listener.heard.calls == [.saved(comets), .saved(.of(rating: 3))])
    }
  }

  @Test("whatever a change does, the visit keeps its ID", arguments: StoreKind.allCases)
  func identity(kind: StoreKind) async throws {
    try await kind.withStore { store, _ in
      try await store.update(comets.id) { $0 = .of("Bob", to: "Dante", rating: 2) }
      #expect(try await store.visits(of: "Ada") == [.of(to: "Comets", rating: 2)])
      #expect(try await store.visits(of: "Bob") == [])
    }
  }

  @Test("many updates of one visit at once: none is lost", arguments: StoreKind.allCases)
  func together(kind: StoreKind) async throws {
    try await kind.withStore { store, folder in
      // On disk, half of them go through another store.
      let stores = [store, kind == .memory ? store : kind.store(in: folder)]
      try await withThrowingTaskGroup { group in
        for number in 0..<60 {
          group.addTask {
            try await stores[number % 2].update(Visit.of().id) { visit in
              visit = visit ?? .of()
              visit?.note += "n"
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await store.visit(Visit.of().id)?.note.count == 60)
    }
  }
}
