import AuthenticationDomain
import Foundation
import TestSupport
import Testing
import VisitStore
import VisitStoreMemory

@testable import Chapter6

@Suite("The examples of a new account") @MainActor
struct ExamplesTests {
  nonisolated static let sentence = "Example ratings: open a shop and type unrate to remove one."

  @Test("the first map has colours, and says where they come from until there is another rating")
  func first() async throws {
    try await withTemporaryFolder { folder in
      let shown = try await makeRoot(.file, in: folder).play(
        "create Ada", "x", "profile", "back", "open a", "rate 1", "back")
      let title = "Coffee shops around you\n"
      #expect(shown[1].contains("\(title)\(Self.sentence)\n\n·"))
      #expect(shown[1].contains("Forloren Espresso, 5 of 5\n"))
      #expect(shown[1].contains("Café Europa 1989, 3 of 5\n"))
      #expect(shown[2].hasPrefix("Ada\n\(Self.sentence)\n"))
      #expect(shown[6].hasPrefix(title + "\n·"))
    }
  }

  @Test("an account that is taken, or has visits, gets none")
  func others() async throws {
    struct Accounts: AccountStoring {
      let isNew: Bool
      func contains(_ name: String) -> Bool { true }
      func add(_ name: String) -> Bool { isNew }
    }
    let empty = InMemoryVisitStore()
    #expect(try await !WelcomingAccountStore(over: Accounts(isNew: false), store: empty).add("Ada"))
    #expect(try empty.visits(of: "Ada") == [])
    let own = Visit(
      id: Visit.ID(account: "Ada", shop: "europa"), rating: 1, note: "mine", changed: .now)
    let used = InMemoryVisitStore([own])
    let store = WelcomingAccountStore(over: Accounts(isNew: true), store: used)
    #expect(try await store.add("Ada"))
    #expect(try used.visits(of: "Ada") == [own])
    #expect(try await store.contains("Ada"))
    #expect(try await store.add("Grace"))
    #expect(try used.visits(of: "Grace") == Visit.examples(for: "Grace").latestFirst())
  }
}
