import Foundation
import TestSupport
import Testing
import VisitStore

/// Two processes that the test starts. They know nothing but the number of the one that has started
/// them, so the folder's name is made of that.
@Suite("Every store on the disk: two processes")
struct ProcessTests {
  @Test("do not lose each other's visits in a file")
  func file() async throws {
    try await together(in: .file) {
      await #expect(processExitsWith: .success) {
        try await ProcessTests.saveAsChild(.file)
      }
    }
  }

  #if SQLite
    @Test("do not lose each other's visits in SQLite")
    func sqlite() async throws {
      try await together(in: .sqlite) {
        await #expect(processExitsWith: .success) {
          try await ProcessTests.saveAsChild(.sqlite)
        }
      }
    }
  #endif

  /// Two processes save at the same time. Each finds a damaged file first, or the other's visits.
  private func together(
    in kind: StoreKind, start: @Sendable @escaping () async -> Void
  ) async throws {
    let folder = Self.folder(of: getpid(), kind)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("damaged".utf8).write(to: folder.appending(path: kind.fileName))
    await withTaskGroup { group in
      for _ in 0..<2 { group.addTask { await start() } }
    }
    let files = contents(of: folder)
    #expect(files.filter { $0.contains("damaged") }.count == 1)
    let visits = try await kind.store(in: folder).visits(of: "Ada")
    #expect(visits.count == 2 * Self.count)
    #expect(Set(visits.map(\.note)).count == 2)
  }

  private static let count = 40

  static func folder(of process: pid_t, _ kind: StoreKind) -> URL {
    FileManager.default.temporaryDirectory
      .appending(path: "LooselyCoupled-together-\(process)-\(kind)")
  }

  /// What each process does.
  static func saveAsChild(_ kind: StoreKind) async throws {
    let store = kind.store(in: folder(of: getppid(), kind))
    let name = "\(getpid())"
    for number in 0..<count {
      let visit = Visit.of(to: "\(name) \(number)", note: name)
      do {
        try await store.save(visit)
      } catch VisitStoreError.damaged where number == 0 {
        try await store.save(visit)
      }
    }
  }
}
