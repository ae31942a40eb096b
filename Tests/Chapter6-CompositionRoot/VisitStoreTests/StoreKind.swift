import Foundation
import TestSupport
import VisitDisk
import VisitStore
import VisitStoreFile
import VisitStoreMemory

#if SQLite
  import VisitStoreSQLite
#endif

/// The stores that must all keep the same promises.
enum StoreKind: String, CaseIterable {
  case memory, file
  #if SQLite
    case sqlite
  #endif

  /// The stores that last.
  static let onDisk = allCases.filter { $0 != .memory }

  /// The file of the visits.
  var fileName: String { self == .file ? "visits.json" : "visits.sqlite" }

  /// Makes a store.
  func store(in folder: URL) -> any VisitStoring {
    counted(in: folder).store
  }

  /// Makes a store, and a way to count who listens to it.
  ///
  /// Whoever wants to save, but is never let in, would make a test wait for a minute. Those who
  /// are too many for a short patience are let in, sooner or later.
  func counted(
    in folder: URL
  ) -> (store: any VisitStoring, subscriberCount: @Sendable () -> Int) {
    switch self {
    case .memory:
      let store = InMemoryVisitStore()
      return (store, { store.subscriberCount })
    case .file:
      let store = FileVisitStore(folder: folder, disk: SystemDisk(), patience: .seconds(60))
      return (store, { store.subscriberCount })
    #if SQLite
      case .sqlite:
        let store = SQLiteVisitStore(folder: folder, disk: SystemDisk(), patience: .seconds(60))
        return (store, { store.subscriberCount })
    #endif
    }
  }
}

extension Visit {
  /// A visit of Ada's to Comets, unless something else is said.
  static func of(
    _ account: String = "Ada", to shop: String = "Comets", rating: Int = 4, note: String = "",
    at seconds: Double = 0
  ) -> Visit {
    Visit(
      id: ID(account: account, shop: shop), rating: rating, note: note,
      changed: Date(timeIntervalSinceReferenceDate: seconds))
  }
}

/// A temporary folder in memory, where the system has such a place, for a test that saves so often
/// that it would wait for the disk most of the time.
func withFastFolder(_ body: (URL) async throws -> Void) async throws {
  let memory = URL(filePath: "/dev/shm/LooselyCoupled-\(UUID())", directoryHint: .isDirectory)
  do {
    try FileManager.default.createDirectory(at: memory, withIntermediateDirectories: false)
  } catch {
    return try await withTemporaryFolder(body)
  }
  defer { try? FileManager.default.removeItem(at: memory) }
  try await body(memory)
}
