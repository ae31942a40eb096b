import Basics
import Synchronization
import VisitStore

/// Stores the visits in memory.
package final class InMemoryVisitStore: VisitStoring {
  private let stored: Mutex<[Visit.ID: Visit]>
  private let broadcast = Broadcast<VisitChange>()

  /// - Parameter visits: the initial visits.
  package init(_ visits: [Visit] = []) {
    stored = Mutex(Dictionary(visits.map { ($0.id, $0) }, uniquingKeysWith: { $1 }))
  }

  /// The number of streams of changes that are still being read.
  package var subscriberCount: Int { broadcast.subscriberCount }

  package func visit(_ id: Visit.ID) throws -> Visit? {
    try Task.checkCancellation()
    return stored.withLock { $0[id] }
  }

  package func visits(of account: String) throws -> [Visit] {
    try Task.checkCancellation()
    return stored.withLock { $0.values.filter { $0.id.account == account } }.latestFirst()
  }

  package func update(
    _ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void
  ) throws {
    try Task.checkCancellation()
    // Subscribers are notified under the lock, so that they hear of changes in order.
    try stored.withLock { stored in
      guard let change = try VisitChange(of: id, from: stored[id], by: change) else { return }
      switch change {
      case .saved(let visit): stored[id] = visit
      case .deleted: stored[id] = nil
      }
      broadcast.send(change)
    }
  }

  package func changes() -> AsyncStream<VisitChange> {
    broadcast.stream()
  }
}
