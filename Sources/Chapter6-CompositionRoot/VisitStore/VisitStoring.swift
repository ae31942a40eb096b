/// Stores the visits of all accounts.
///
/// - Once `update` has returned, the whole visit is stored. If it throws, or the process is killed,
///   the store contains the old visits or the new ones, never a mix.
/// - Two processes may use stores in the same folder, and neither loses what the other changes.
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
  /// A new stream for each subscriber, with all changes made through this store from now on, in
  /// order. A change is reported once it can be read.
  func changes() -> AsyncStream<VisitChange>
}

extension VisitStoring {
  package func visit(_ id: Visit.ID) async throws -> Visit? {
    try await visits(of: id.account).first { $0.id == id }
  }

  /// Stores a visit, replacing the one with the same ID.
  package func save(_ visit: Visit) async throws {
    try await update(visit.id) { $0 = visit }
  }

  /// Deletes a visit, if there is one.
  package func delete(_ id: Visit.ID) async throws {
    // If there's nothing to delete, no folder is created.
    guard try await visit(id) != nil else { return }
    try await update(id) { $0 = nil }
  }
}

/// What happened to a visit.
package enum VisitChange: Hashable, Sendable {
  /// It's new or has changed.
  case saved(Visit)
  /// It was deleted.
  case deleted(Visit.ID)

  /// What an update does. Every store uses this before it stores anything.
  ///
  /// - Parameters:
  ///   - id: the visit's ID. It stays the same, whatever the change does.
  ///   - visit: the visit as it is now, if there is one.
  ///   - change: changes the visit.
  /// - Returns: nil if there is no visit before or after.
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
