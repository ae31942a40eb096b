// snippet.visit-storing
/// Keeps the visits of all accounts.
///
/// - A visit is there, whole, once `update` has returned. When it throws, or the process is killed,
///   the store has the old visits or the new ones, never a mix.
/// - Two processes may use a store of the same folder, and neither loses what the other has changed.
/// - IDs that are equal as Swift strings are equal here, however their letters are composed.
/// - Making a store reads nothing and writes nothing. Errors come when it is used.
/// - All errors are `VisitStoreError`s, except for what a change throws, and `CancellationError`: a
///   task that is cancelled gives up before it changes anything.
package protocol VisitStoring: Sendable {
  /// The visit, or nil if there is none.
  func visit(_ id: Visit.ID) async throws -> Visit?
  /// The visits of one account, the latest change first, and by the shop where that is equal.
  func visits(of account: String) async throws -> [Visit]
  /// Hands a visit to the change, keeps what that makes of it, and tells all subscribers.
  /// Meanwhile nothing else, in this process or another, changes anything. Nil means no visit.
  ///
  /// The change must not use the store. If it throws, or makes nothing of nothing, nothing happens.
  func update(_ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void) async throws
  /// A new stream for each subscriber, of what is changed from now on through this store, in the
  /// order of the changes. A change comes when it can be read.
  func changes() -> AsyncStream<VisitChange>
}
// snippet.end

extension VisitStoring {
  package func visit(_ id: Visit.ID) async throws -> Visit? {
    try await visits(of: id.account).first { $0.id == id }
  }

  /// Keeps a visit, in the place of the one that has the same ID.
  package func save(_ visit: Visit) async throws {
    try await update(visit.id) { $0 = visit }
  }

  /// Deletes a visit, if there is one.
  package func delete(_ id: Visit.ID) async throws {
    // To delete nothing, no folder has to be made.
    guard try await visit(id) != nil else { return }
    try await update(id) { $0 = nil }
  }
}

/// What has happened to a visit.
package enum VisitChange: Hashable, Sendable {
  /// It is new or has changed.
  case saved(Visit)
  /// It was deleted.
  case deleted(Visit.ID)

  /// What an update does: every store asks before it keeps anything.
  ///
  /// - Parameters:
  ///   - id: which visit it is. It stays the same, whatever the change does.
  ///   - visit: the visit as it is now, if there is one.
  ///   - change: what to make of it.
  /// - Returns: nil if there is nothing before and after.
  /// - Throws: what the change throws, and `VisitStoreError.invalidRating`.
  package init?(
    of id: Visit.ID, from visit: Visit?, by change: (inout Visit?) throws -> Void
  ) throws {
    var changed = visit
    try change(&changed)
    if var changed {
      changed.id = id
      if let rating = changed.rating, !changed.isValid {
        throw VisitStoreError.invalidRating(rating)
      }
      self = .saved(changed)
    } else if visit != nil {
      self = .deleted(id)
    } else {
      return nil
    }
  }

  /// Whose visit it is.
  package var account: String {
    switch self {
    case .saved(let visit): visit.id.account
    case .deleted(let id): id.account
    }
  }
}
