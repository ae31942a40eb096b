#if SQLite
  import Broadcast
  import Foundation
  import VisitDisk
  import VisitStore

  /// Keeps the visits in a database of SQLite.
  package actor SQLiteVisitStore: VisitStoring {
    private let folder: VisitFolder
    private let patience: Duration
    private let executor = QueueExecutor(label: "SQLiteVisitStore")
    private let broadcast = Broadcast<VisitChange>()
    /// The connection, and which file it leads to. The path may lead to another one by now.
    private var opened: (database: Database, file: FileIdentity)?

    /// - Parameters:
    ///   - folder: where the file `visits.sqlite` is. It is made when something is saved.
    ///   - disk: where the folder is. SQLite itself writes past it.
    ///   - patience: how long to wait while another process saves.
    package init(folder: URL, disk: any Disk, patience: Duration) {
      self.folder = VisitFolder(folder, file: "visits.sqlite", disk: disk, patience: patience)
      self.patience = patience
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
      try Task.checkCancellation()
      return try using(or: VisitStoreError.notReadable) { try $0?.visit(id) }
    }

    package func visits(of account: String) throws -> [Visit] {
      try Task.checkCancellation()
      return try using(or: VisitStoreError.notReadable) { try $0?.visits(of: account) ?? [] }
    }

    package func save(_ visit: Visit) throws {
      try visit.validate()
      var isSaved = false
      // Again, if somebody sets the file aside as soon as it is there.
      while !isSaved {
        try Task.checkCancellation()
        try makeFile()
        isSaved = try using(or: VisitStoreError.notWritable) { database in
          guard let database else { return false }
          try database.transaction { try database.save(visit) }
          return true
        }
      }
      broadcast.send(.saved(visit))
    }

    package func delete(_ id: Visit.ID) throws {
      try Task.checkCancellation()
      let isGone = try using(or: VisitStoreError.notWritable) { database in
        try database?.transaction { try database?.delete(id) } ?? false
      }
      if isGone == true { broadcast.send(.deleted(id)) }
    }
  }

  extension SQLiteVisitStore {
    /// An empty file is a database without tables. SQLite would let everybody read it.
    ///
    /// Nobody else may have the file open meanwhile. SQLite's own locks belong to the process, and
    /// are lost as soon as one of its files is closed that leads to the same contents.
    private func makeFile() throws {
      try folder.make()
      guard try identity() == nil else { return }
      try folder.locked(.exclusive) {
        do throws(DiskError) {
          _ = try folder.disk.claim(folder.file)
        } catch {
          throw folder.notWritable(error)
        }
      }
    }

    /// Lets the body use the database; nil if there is none.
    ///
    /// Everybody who uses the database shares the folder's lock, and who sets it aside has it
    /// alone: nobody goes on writing into a file that is being renamed.
    private func using<Result>(
      or failure: (_ path: String, _ reason: String) -> VisitStoreError,
      _ body: (Database?) throws -> Result
    ) throws -> Result {
      var file = try identity()
      // Without a file there may be no folder to lock either.
      guard file != nil else { return try body(nil) }
      do {
        return try folder.locked(.shared) {
          file = try identity()
          return try body(try file.map(database))
        }
      } catch let error as SQLiteError where error.isDamage {
        opened = nil
        try setAside(file)
        return try using(or: failure, body)
      } catch let error as SQLiteError {
        throw error.isBusy
          ? VisitStoreError.busy(path: folder.file) : failure(folder.file, error.message)
      } catch let error as Schema.TooNew {
        throw VisitStoreError.tooNew(path: folder.file, version: error.version)
      }
    }

    private func database(_ file: FileIdentity) throws -> Database {
      if let opened, opened.file == file { return opened.database }
      opened = nil
      let database = try Database(path: folder.file, patience: patience)
      try Schema.prepare(database)
      opened = (database, file)
      return database
    }

    /// Renames the damaged file with its journals, and throws; unless somebody else has done so.
    private func setAside(_ file: FileIdentity?) throws {
      try folder.locked(.exclusive) {
        guard try identity() == file else { return }
        throw try folder.setAside(companions: ["-journal", "-wal", "-shm"])
      }
    }

    private func identity() throws(VisitStoreError) -> FileIdentity? {
      do {
        return try folder.disk.identity(of: folder.file)
      } catch {
        throw .notReadable(path: folder.file, reason: error.reason)
      }
    }
  }
#endif
