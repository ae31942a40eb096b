import Broadcast
import Foundation
import VisitDisk
import VisitStore

/// Keeps the visits in a file of JSON, which it reads again for each answer: other processes may
/// have saved.
package actor FileVisitStore: VisitStoring {
  private let folder: VisitFolder
  private let executor = QueueExecutor(label: "FileVisitStore")
  private let broadcast = Broadcast<VisitChange>()
  /// The last contents that were read or written, which spares decoding them again.
  private var last: (bytes: Data, visits: VisitFile.Visits)?

  /// - Parameters:
  ///   - folder: where the file `visits.json` is. It is made when something is saved.
  ///   - disk: where the folder is.
  ///   - patience: how long to wait while another process saves.
  package init(folder: URL, disk: any Disk, patience: Duration) {
    self.folder = VisitFolder(folder, file: "visits.json", disk: disk, patience: patience)
  }

  /// A thread of its own, since it waits for the disk.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// The number of streams of changes that somebody still reads.
  package nonisolated var subscriberCount: Int { broadcast.subscriberCount }

  package nonisolated func changes() -> AsyncStream<VisitChange> {
    broadcast.stream()
  }

  package func visit(_ id: Visit.ID) throws -> Visit? {
    try all()[id]
  }

  package func visits(of account: String) throws -> [Visit] {
    try all().values.filter { $0.id.account == account }.latestFirst()
  }

  package func save(_ visit: Visit) throws {
    try visit.validate()
    try Task.checkCancellation()
    try folder.make()
    try change { visits in
      visits[visit.id] = visit
      return .saved(visit)
    }
  }

  package func delete(_ id: Visit.ID) throws {
    // Without the visit there may be no folder to lock either.
    guard try all()[id] != nil else { return }
    try change { visits in
      visits.removeValue(forKey: id) == nil ? nil : .deleted(id)
    }
  }
}

extension FileVisitStore {
  /// What is in the file. Reading needs no lock: the file is always a whole one.
  private func all() throws -> VisitFile.Visits {
    try Task.checkCancellation()
    do {
      return try read()
    } catch is VisitFile.Damaged {
      // Somebody else may be setting it aside right now, so the second look is under the lock.
      return try folder.locked(.exclusive) { try readOrSetAside() }
    }
  }

  /// Reads, changes and writes the file, while nobody else does.
  private func change(_ edit: (inout VisitFile.Visits) -> VisitChange?) throws {
    let change: VisitChange? = try folder.locked(.exclusive) {
      var visits = try readOrSetAside()
      guard let change = edit(&visits) else { return nil }
      try write(visits)
      return change
    }
    if let change { broadcast.send(change) }
  }

  private func readOrSetAside() throws -> VisitFile.Visits {
    do {
      return try read()
    } catch is VisitFile.Damaged {
      throw try folder.setAside()
    }
  }

  private func read() throws -> VisitFile.Visits {
    let bytes: Data?
    do {
      bytes = try folder.disk.contents(of: folder.file)
    } catch {
      throw VisitStoreError.notReadable(path: folder.file, reason: error.reason)
    }
    guard let bytes else { return [:] }
    if let last, last.bytes == bytes { return last.visits }
    let visits = try VisitFile.visits(in: bytes, path: folder.file)
    last = (bytes, visits)
    return visits
  }

  private func write(_ visits: VisitFile.Visits) throws {
    let bytes = try VisitFile.bytes(of: visits)
    do {
      try folder.disk.replace(folder.file, with: bytes, in: folder.path)
    } catch {
      throw folder.notWritable(error)
    }
    last = (bytes, visits)
  }
}
