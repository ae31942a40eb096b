// snippet.visit-storing
/// Stores the visits of all accounts.
///
/// - Once `update` has returned, the whole visit is stored. If it throws, or the process is killed,
///   the store contains the old visits or the new ones, never a mix.
/// - Two processes may use a store of the same folder, and neither loses what the other has changed.
/// - IDs that are equal as Swift strings are equal here, even if their Unicode scalars differ.
/// - Making a store reads nothing and writes nothing. Errors come when it is used.
/// - All errors are `VisitStoreError`s, except what a change throws, and `CancellationError`: a
///   cancelled task gives up before it changes anything.
package protocol VisitStoring: Sendable {
  /// The visit, or nil if there is none.
  func visit(_ id: Visit.ID) async throws -> Visit?
  /// The visits of one account, latest change first; ties are sorted by shop.
  func visits(of account: String) async throws -> [Visit]
  /// Passes the visit to `change`, stores the result, and notifies all subscribers. Meanwhile
  /// nothing else, in this process or another, changes anything. Nil means no visit.
  ///
  /// The change must not use the store. If it throws, or leaves nil as nil, nothing happens.
  func update(_ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void) async throws
  /// A new stream for each subscriber, of all changes that are made through this store from now on,
  /// in their order. A change is reported once it can be read.
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
