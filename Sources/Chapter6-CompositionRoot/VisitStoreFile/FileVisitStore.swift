import Basics
import Foundation
import VisitStore

/// Stores the visits in a JSON file. It reads the file each time it's asked, since other processes
/// may have changed it.
package actor FileVisitStore: VisitStoring {
  private let file: SafeFile
  private let timeout: Duration
  private let broadcast = Broadcast<VisitChange>()

  /// - Parameters:
  ///   - folder: where the file `visits.json` is. The folder is created when something is saved.
  ///   - timeout: how long to wait while other processes save.
  package init(folder: URL, timeout: Duration) {
    file = SafeFile(folder.appending(path: "visits.json"))
    self.timeout = timeout
  }

  package nonisolated func changes() -> AsyncStream<VisitChange> { broadcast.stream() }

  package func visits(of account: String) throws -> [Visit] {
    try all().filter { $0.id.account == account }.latestFirst()
  }

  package func update(
    _ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void
  ) async throws {
    let lock = try await lock()
    defer { try? lock.close() }
    var visits = try all()
    let visit = visits.first { $0.id == id }
    guard let change = try VisitChange(of: id, from: visit, by: change) else { return }
    visits.removeAll { $0.id == id }
    if case .saved(let visit) = change { visits.append(visit) }
    try write(visits)
    broadcast.send(change)
  }

  private func lock() async throws -> FileHandle {
    try Task.checkCancellation()
    do {
      return try await file.lock(timeout: timeout)
    } catch let failure as SafeFile.Failure {
      throw VisitStoreError.notWritable(
        path: file.path, reason: failure.reason, advice: failure.advice)
    }
  }

  private func write(_ visits: [Visit]) throws(VisitStoreError) {
    do {
      try file.write(try JSONEncoder().encode(VisitFile(visits)))
    } catch {
      let failure = SafeFile.Failure(error)
      throw .notWritable(path: file.path, reason: failure.reason, advice: failure.advice)
    }
  }

  /// All visits in the file.
  private func all() throws -> [Visit] {
    try Task.checkCancellation()
    let bytes: Data?
    do {
      bytes = try file.read()
    } catch {
      throw VisitStoreError.notReadable(
        path: file.path, reason: error.reason, advice: error.advice)
    }
    guard let bytes else { return [] }
    guard let visits = (try? JSONDecoder().decode(VisitFile.self, from: bytes))?.visits else {
      throw VisitStoreError.damaged(path: file.path)
    }
    return visits
  }
}
