#if SQLite
  import Basics
  import Foundation
  import VisitStore

  /// Stores the visits in an SQLite database. It opens the database for each call: that's cheap,
  /// and the file may have been replaced since the last one.
  package actor SQLiteVisitStore: VisitStoring {
    private let file: SafeFile
    private let timeout: Duration
    private let broadcast = Broadcast<VisitChange>()

    /// - Parameters:
    ///   - folder: where the file `visits.sqlite` is. The folder is created when something is
    ///     saved.
    ///   - timeout: how long to wait while other processes save.
    package init(folder: URL, timeout: Duration) {
      file = SafeFile(folder.appending(path: "visits.sqlite"))
      self.timeout = timeout
    }

    package nonisolated func changes() -> AsyncStream<VisitChange> { broadcast.stream() }

    package func visits(of account: String) throws -> [Visit] {
      try reading { try existing()?.visits(of: account) }?.latestFirst() ?? []
    }

    package func update(
      _ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void
    ) async throws {
      guard let database = try reading({ try existing() }) else {
        return try await create(with: id, change)
      }
      try writing { try database.run("BEGIN IMMEDIATE") }
      let visit = try reading { try database.visits(of: id.account).first { $0.id == id } }
      guard let change = try VisitChange(of: id, from: visit, by: change) else { return }
      try writing {
        try database.bringUpToDate()
        try database.apply(change)
        try database.run("COMMIT")
      }
      broadcast.send(change)
    }

    /// Creates a database with its first visit. The file appears only when it's complete.
    private func create(
      with id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void
    ) async throws {
      let lock = try await lock()
      defer { try? lock.close() }
      // Another process may have created it first.
      if try reading({ try file.read() }) != nil { return try await update(id, change) }
      guard let change = try VisitChange(of: id, from: nil, by: change) else { return }
      try writing {
        try file.replace { _, path in
          let database = try Database(path: path, timeout: timeout)
          try database.makeTable()
          try database.apply(change)
        }
      }
      broadcast.send(change)
    }

    private func lock() async throws -> FileHandle {
      do {
        return try await file.lock(timeout: timeout)
      } catch let failure as SafeFile.Failure {
        throw VisitStoreError.notWritable(
          path: file.path, reason: failure.reason, advice: failure.advice)
      }
    }
  }

  extension SQLiteVisitStore {
    /// Opens the database, if there is one.
    private func existing() throws -> Database? {
      try Task.checkCancellation()
      guard let bytes = try file.read() else { return nil }
      // SQLite would take an empty file for a new database, but it's one whose contents were lost.
      guard !bytes.isEmpty else { throw VisitStoreError.damaged(path: file.path) }
      let database = try Database(path: file.path, timeout: timeout)
      let versions = Database.earlierVersion...Database.currentVersion
      guard versions.contains(try database.version) else {
        throw VisitStoreError.damaged(path: file.path)
      }
      return database
    }

    private func reading<Result>(_ body: () throws -> Result) throws -> Result {
      try translating(VisitStoreError.notReadable, body)
    }

    @discardableResult
    private func writing<Result>(_ body: () throws -> Result) throws -> Result {
      try translating(VisitStoreError.notWritable, body)
    }

    private func translating<Result>(
      _ make: (_ path: String, _ reason: String, _ advice: String) -> VisitStoreError,
      _ body: () throws -> Result
    ) throws -> Result {
      do {
        return try body()
      } catch let error as SQLiteError where error.isDamage {
        throw VisitStoreError.damaged(path: file.path)
      } catch let error where !(error is VisitStoreError || error is CancellationError) {
        let failure = (error as? SQLiteError)?.failure ?? SafeFile.Failure(error)
        throw make(file.path, failure.reason, failure.advice)
      }
    }
  }
#endif
