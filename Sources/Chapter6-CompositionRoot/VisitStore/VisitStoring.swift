// snippet.visit-storing
/// Keeps the visits of all accounts.
///
/// - A visit is there, whole, once `save` has returned, and gone once `delete` has. When they
///   throw, or the process is killed, the store has the old visits or the new ones, never a mix.
/// - Two processes may use a store of the same folder, and neither loses the other's visits.
/// - IDs that are equal as Swift strings are equal here, however their letters are composed.
/// - Making a store reads nothing and writes nothing. Errors come when it is used.
/// - All errors are `VisitStoreError`s, except for `CancellationError`: a task that is cancelled
///   gives up before it changes anything.
package protocol VisitStoring: Sendable {
  /// The visit, or nil if there is none.
  func visit(_ id: Visit.ID) async throws -> Visit?
  /// The visits of one account, the latest change first, and by the shop where that is equal.
  func visits(of account: String) async throws -> [Visit]
  /// Keeps a visit, replaces the one that has the same ID, and tells all subscribers.
  func save(_ visit: Visit) async throws
  /// Deletes a visit, and tells all subscribers. Without such a visit it does neither.
  func delete(_ id: Visit.ID) async throws
  /// A new stream for each subscriber, of what is saved and deleted from now on through this
  /// store, in the order of the changes. A change comes when it can be read.
  func changes() -> AsyncStream<VisitChange>
}
// snippet.end

extension VisitStoring {
  package func visit(_ id: Visit.ID) async throws -> Visit? {
    try await visits(of: id.account).first { $0.id == id }
  }
}

/// What has happened to a visit.
package enum VisitChange: Hashable, Sendable {
  /// It is new or has changed.
  case saved(Visit)
  /// It was deleted.
  case deleted(Visit.ID)

  /// Whose visit it is.
  package var account: String {
    switch self {
    case .saved(let visit): visit.id.account
    case .deleted(let id): id.account
    }
  }
}
