import AuthenticationDomain
import Foundation
import VisitStore

/// A decorator for the store of accounts: a new one begins with examples, so that its first map has
/// colours. Accounts know nothing of visits, and visits nothing of accounts. Here they meet.
struct WelcomingAccountStore: AccountStoring {
  private let accounts: any AccountStoring
  private let store: any VisitStoring

  func add(_ name: String) async throws -> Bool {
    guard try await accounts.add(name) else { return false }
    // An account is worth more than its examples. If the store doesn't work, its screens say so.
    try? await saveExamples(for: name)
    return true
  }

  func contains(_ name: String) async throws -> Bool { try await accounts.contains(name) }

  /// - Parameters:
  ///   - accounts: keeps the accounts.
  ///   - store: keeps their visits.
  init(over accounts: any AccountStoring, store: any VisitStoring) {
    (self.accounts, self.store) = (accounts, store)
  }

  /// A person who has lost the file of the accounts, and creates an old one again, has visits already.
  private func saveExamples(for account: String) async throws {
    guard try await store.visits(of: account).isEmpty else { return }
    for visit in Visit.examples(for: account) { try await store.save(visit) }
  }
}

extension Visit {
  /// What a new account begins with.
  static func examples(for account: String) -> [Visit] {
    [("forloren-espresso", 5), ("europa", 3)].map { shop, rating in
      // Before all that the user does.
      Visit(
        id: ID(account: account, shop: shop), rating: rating, note: "",
        changed: Date(timeIntervalSinceReferenceDate: 0))
    }
  }
}
