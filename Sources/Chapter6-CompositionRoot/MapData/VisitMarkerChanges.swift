import MapDomain
import VisitStore

/// Markers change when the user's visits do.
package struct VisitMarkerChanges: MarkerChanges, MarkerVersions {
  private let store: any VisitStoring
  private let account: String

  /// - Parameters:
  ///   - store: where the visits are kept.
  ///   - account: whose visits count.
  package init(store: any VisitStoring, account: String) {
    self.store = store
    self.account = account
  }

  package func changes() -> any AsyncSequence<Void, Never> & Sendable {
    store.changes().filter { [account] in $0.account == account }.map { _ in }
  }

  /// Made from the visits themselves. Their dates tell apart also what has come back to what it was
  /// before. To read them is little, beside asking for the shops.
  package func version() async throws -> Int {
    try await store.visits(of: account).hashValue
  }
}
