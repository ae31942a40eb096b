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

  /// A hash of the visits. Since it includes their dates, it also changes when a rating is changed
  /// and then changed back. Reading the visits is cheap compared to asking for the shops.
  package func version() async throws -> Int {
    try await store.visits(of: account).hashValue
  }
}
