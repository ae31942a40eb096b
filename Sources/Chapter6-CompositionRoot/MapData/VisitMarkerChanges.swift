import MapDomain
import VisitStore

/// Markers change when the user's visits do.
package struct VisitMarkerChanges: MarkerChanges {
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
}
