// snippet.visit-storing
/// Keeps the visits of all accounts.
///
/// - A visit is there, whole, once `save` has returned, and gone once `delete` has. Where they
///   throw, the store holds what it held, or what it was to hold, and nothing between the two.
/// - IDs that are equal as Swift strings are equal here, however their letters are composed.
/// - Making a store reads nothing and writes nothing. Errors come when it is used.
/// - All errors are `VisitStoreError`s, except for `CancellationError`: a task that is cancelled
///   gives up before it begins to change anything, and never in the middle.
package protocol VisitStoring: Sendable {
  /// The visit, or nil if there is none.
  func visit(_ id: Visit.ID) async throws -> Visit?
  /// The visits of one account, the latest change first, and by the shop where that is equal.
  func visits(of account: String) async throws -> [Visit]
  /// Keeps a visit, in the place of the one that has the same ID. Tells all who listen.
  func save(_ visit: Visit) async throws
  /// Forgets a visit, and tells all who listen. Without such a visit it does neither.
  func delete(_ id: Visit.ID) async throws
  /// A new stream for each subscriber, of what is saved and deleted from now on through this
  /// store, by whomever. A change comes once it is sure to last, and in the order of the changes.
  func changes() -> AsyncStream<VisitChange>
}
// snippet.end

/// What has happened to a visit.
package enum VisitChange: Hashable, Sendable {
  /// It is new, or other than before.
  case saved(Visit)
  /// It is gone.
  case deleted(Visit.ID)
}
