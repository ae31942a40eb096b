import Broadcast
import Foundation
import SafeFile
import VisitStore

/// Keeps the visits in a file of JSON. It reads the file for each answer, since other processes may
/// have saved.
package actor FileVisitStore: VisitStoring {
  private let file: SafeFile
  private let timeout: Duration
  private let broadcast = Broadcast<VisitChange>()

  /// - Parameters:
  ///   - folder: where the file `visits.json` is. It is made when something is saved.
  ///   - timeout: how long to wait while other processes save.
  package init(folder: URL, timeout: Duration) {
    file = SafeFile(folder.appending(path: "visits.json"))
    self.timeout = timeout
  }

  package nonisolated func changes() -> AsyncStream<VisitChange> { broadcast.stream() }

  package func visits(of account: String) throws -> [Visit] {
    try all().filter { $0.id.account == account }.latestFirst()
  }

  package func save(_ visit: Visit) async throws {
    try visit.validate()
    try await change { visits in
      visits.removeAll { $0.id == visit.id }
      visits.append(visit)
      return .saved(visit)
    }
  }

  package func delete(_ id: Visit.ID) async throws {
    // Without the visit there may be no folder to lock either.
    guard try all().contains(where: { $0.id == id }) else { return }
    try await change { visits in
      guard let index = visits.firstIndex(where: { $0.id == id }) else { return nil }
      visits.remove(at: index)
      return .deleted(id)
    }
  }

  // snippet.change
  /// Reads, changes and writes the file, while no other process does.
  private func change(_ edit: (inout [Visit]) -> VisitChange?) async throws {
    try Task.checkCancellation()
    do {
      try await file.locked(timeout: timeout) {
        var visits = try all()
        guard let change = edit(&visits) else { return }
        try file.write(try JSONEncoder().encode(VisitFile(visits)))
        broadcast.send(change)
      }
    } catch is SafeFile.Busy {
      throw VisitStoreError.busy(path: file.path)
    } catch let error where !(error is VisitStoreError || error is CancellationError) {
      throw VisitStoreError.notWritable(path: file.path, reason: error.systemReason)
    }
  }
  // snippet.end

  /// What is in the file. Reading needs no lock: the file is always a whole one.
  private func all() throws -> [Visit] {
    try Task.checkCancellation()
    let bytes: Data?
    do {
      bytes = try file.read()
    } catch {
      throw VisitStoreError.notReadable(path: file.path, reason: error.systemReason)
    }
    guard let bytes else { return [] }
    guard let visits = (try? JSONDecoder().decode(VisitFile.self, from: bytes))?.visits else {
      throw VisitStoreError.damaged(path: file.path)
    }
    return visits
  }
}
