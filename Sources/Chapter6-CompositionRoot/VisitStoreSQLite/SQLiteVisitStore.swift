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
      try Task.checkCancellation()
      return try translating(VisitStoreError.notReadable) {
        guard try file.read() != nil else { return [] }
        return try Database(path: file.path, timeout: timeout).visits(of: account).latestFirst()
      }
    }

    package func update(
      _ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void
    ) throws {
      try Task.checkCancellation()
      let (database, visit) = try translating(VisitStoreError.notWritable) {
        // SQLite would create a file that others may read, too.
        try file.append(Data())
        let database = try Database(path: file.path, timeout: timeout)
        // It's undone if the database is closed without a commit.
        try database.run("BEGIN IMMEDIATE")
        try database.makeTable()
        return (database, try database.visits(of: id.account).first { $0.id == id })
      }
      guard let change = try VisitChange(of: id, from: visit, by: change) else { return }
      try translating(VisitStoreError.notWritable) {
        try database.apply(change)
        try database.run("COMMIT")
      }
      broadcast.send(change)
    }

    private func translating<Result>(
      _ make: (_ path: String, _ reason: String, _ advice: String) -> VisitStoreError,
      _ body: () throws -> Result
    ) throws -> Result {
      do {
        return try body()
      } catch let error as SQLiteError where error.isDamage {
        throw VisitStoreError.damaged(path: file.path)
      } catch {
        let failure = (error as? SQLiteError)?.failure ?? SafeFile.Failure(error)
        throw make(file.path, failure.reason, failure.advice)
      }
    }
  }
#endif
