import Foundation
import TestSupport
import VisitStore
import VisitStoreFile
import VisitStoreMemory

#if SQLite
  import VisitStoreSQLite
#endif

/// The stores, which must all fulfil the same contract.
enum StoreKind: CaseIterable {
  case memory, file
  #if SQLite
    case sqlite
  #endif

  /// The stores that keep visits on disk.
  static let onDisk = allCases.filter { $0 != .memory }

  /// The file with the visits.
  var fileName: String {
    switch self {
    case .memory: ""
    case .file: "visits.json"
    #if SQLite
      case .sqlite: "visits.sqlite"
    #endif
    }
  }

  /// Makes a store with a long timeout: it looks again whether the lock is free when its task has a
  /// turn on the threads that all tests share, and that may take minutes.
  func store(in folder: URL) -> any VisitStoring {
    switch self {
    case .memory: InMemoryVisitStore()
    case .file: FileVisitStore(folder: folder, timeout: .seconds(3_600))
    #if SQLite
      case .sqlite: SQLiteVisitStore(folder: folder, timeout: .seconds(3_600))
    #endif
    }
  }

  /// Calls the body with a new store in a temporary folder.
  nonisolated(nonsending) func withStore(
    _ body: nonisolated(nonsending) (_ store: any VisitStoring, _ folder: URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in try await body(store(in: folder), folder) }
  }
}

extension Visit {
  /// A visit by Ada to Comets, unless other arguments are given.
  static func of(
    _ account: String = "Ada", to shop: String = "Comets", rating: Int? = 4, note: String = "",
    at seconds: Double = 0
  ) -> Visit {
    Visit(
      id: ID(account: account, shop: shop), rating: rating, note: note,
      changed: Date(timeIntervalSinceReferenceDate: seconds))
  }
}
