import AuthenticationDomain
import Foundation
import VisitStore

/// A decorator for the account store. A new account begins with example ratings, so that its first
/// map has colours. Account stores and visit stores don't know each other. They meet here.
struct WelcomingAccountStore: AccountStoring {
  private let accounts: any AccountStoring
  private let store: any VisitStoring

  func add(_ name: String) async throws -> Bool {
    guard try await accounts.add(name) else { return false }
    // The account matters more than its examples. If the store doesn't work, the screens say so.
    try? await saveExamples(for: name)
    return true
  }

  func contains(_ name: String) async throws -> Bool { try await accounts.contains(name) }

  /// - Parameters:
  ///   - accounts: stores the accounts.
  ///   - store: stores their visits.
  init(over accounts: any AccountStoring, store: any VisitStoring) {
    (self.accounts, self.store) = (accounts, store)
  }

  /// Saves the examples, unless the account has visits: someone who lost the accounts file may be
  /// creating an old account again.
  private func saveExamples(for account: String) async throws {
    guard try await store.visits(of: account).isEmpty else { return }
    for visit in Visit.examples(for: account) { try await store.save(visit) }
  }
}

extension Visit {
  /// The example ratings of a new account.
  static func examples(for account: String) -> [Visit] {
    [("forloren-espresso", 5), ("europa", 3)].map { shop, rating in
      // Earlier than anything the user does.
      Visit(
        id: ID(account: account, shop: shop), rating: rating, note: "",
        changed: Date(timeIntervalSinceReferenceDate: 0))
    }
  }
}
