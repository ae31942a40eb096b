import Foundation
import TestSupport
import Testing
import VisitDisk
import VisitStore
import VisitStoreFile

@Suite("File store: whatever goes wrong")
struct CrashTests {
  let old = [visit("Comets", "old"), visit("Dante", "old")]
  let new = visit("Comets", "new")

  @Test("a save that is broken off leaves the old state or the new", arguments: accidents)
  func save(accident: CrashingDisk.Accident) async throws {
    let steps = try await stepCount { try await $0.save(new) }
    #expect(steps >= 6)
    var outcomes: [[Visit]] = []
    for step in 1...steps {
      try await withTemporaryFolder { folder in
        try await fill(folder)
        let store = store(in: folder, CrashingDisk(accident, atStep: step))
        let listener = Listener(store.changes())
        let file = folder.appending(path: "visits.json").path
        await #expect(
          throws: VisitStoreError.notWritable(path: file, reason: "no space left on device")
        ) { try await store.save(new) }
        let kept = try await reopened(folder).visits(of: "Ada")
        #expect(kept == old || kept == [new, old[1]])
        outcomes.append(kept)
        if accident == .failure {
          #expect(!contents(of: folder).contains("visits.json.temporary"))
        }
        try await works(folder, after: kept)
        // It has told nobody, and does so when it works again.
        if accident == .failure {
          try await store.save(Self.visit("Comets", "newer"))
          await listener.hears(1)
          #expect(listener.heard.calls == [.saved(Self.visit("Comets", "newer"))])
        }
      }
    }
    // The new name is the only step that changes what is read, and it is not the last one.
    #expect(outcomes.first == old && outcomes.last == [new, old[1]])
  }

  @Test("a deletion that is broken off leaves the old state or the new", arguments: accidents)
  func delete(accident: CrashingDisk.Accident) async throws {
    for step in 1...(try await stepCount { try await $0.delete(new.id) }) {
      try await withTemporaryFolder { folder in
        try await fill(folder)
        let store = store(in: folder, CrashingDisk(accident, atStep: step))
        await #expect(throws: VisitStoreError.self) { try await store.delete(new.id) }
        let kept = try await reopened(folder).visits(of: "Ada")
        #expect(kept == old || kept == [old[1]])
        try await works(folder, after: kept)
      }
    }
  }

  @Test("a first save that is broken off leaves nothing, or the visit", arguments: accidents)
  func first(accident: CrashingDisk.Accident) async throws {
    let disk = CrashingDisk(accident)
    try await withTemporaryFolder { parent in
      try await store(in: parent.appending(path: "a/b"), disk).save(new)
    }
    for step in 1...disk.stepCount {
      try await withTemporaryFolder { parent in
        let folder = parent.appending(path: "a/b")
        let store = store(in: folder, CrashingDisk(accident, atStep: step))
        await #expect(throws: VisitStoreError.self) { try await store.save(new) }
        let kept = try await reopened(folder).visits(of: "Ada")
        #expect(kept == [] || kept == [new])
        try await works(folder, after: kept)
      }
    }
  }

  @Test("a damaged file is somewhere, whatever breaks off setting it aside", arguments: accidents)
  func setAside(accident: CrashingDisk.Accident) async throws {
    let damaged = Data("damaged".utf8)
    for step in 1...3 {
      try await withTemporaryFolder { folder in
        try damaged.write(to: folder.appending(path: "visits.json"))
        let store = store(in: folder, CrashingDisk(accident, atStep: step))
        let error = await #expect(throws: VisitStoreError.self) {
          try await store.visits(of: "Ada")
        }
        #expect("\(error, default: "")".contains("it is damaged, and cannot be given another"))
        _ = try? await reopened(folder).visits(of: "Ada")
        try await works(folder, after: [])
        let files = contents(of: folder).map { folder.appending(path: $0) }
        #expect(files.contains { (try? Data(contentsOf: $0)) == damaged })
      }
    }
  }

  // A process that is killed, and the folder that it shares with this one.
  @Test("a process that dies in the middle of a save leaves the old state or the new, and no lock")
  func killed() async throws {
    let steps = try await stepCount { try await $0.save(new) }
    let folder = Self.folder(of: getpid())
    defer { try? FileManager.default.removeItem(at: folder) }
    for step in 1...steps {
      try? FileManager.default.removeItem(at: folder)
      try await fill(folder)
      try Data("\(step)".utf8).write(to: folder.appending(path: "step"))
      await #expect(processExitsWith: .signal(SIGKILL)) {
        let folder = CrashTests.folder(of: getppid())
        let text = try String(contentsOf: folder.appending(path: "step"), encoding: .utf8)
        let step = try #require(Int(text))
        let disk = CrashingDisk(.crash, atStep: step) { kill(getpid(), SIGKILL) }
        try await FileVisitStore(folder: folder, disk: disk, patience: .seconds(10))
          .save(CrashTests.visit("Comets", "new"))
      }
      let kept = try await reopened(folder).visits(of: "Ada")
      #expect(kept == (step == steps ? [new, old[1]] : old))
      try await works(folder, after: kept)
    }
  }
}

extension CrashTests {
  static var accidents: [CrashingDisk.Accident] { CrashingDisk.Accident.allCases }

  static func visit(_ shop: String, _ note: String) -> Visit {
    Visit(
      id: Visit.ID(account: "Ada", shop: shop), rating: 3, note: note,
      changed: Date(timeIntervalSinceReferenceDate: 0))
  }

  /// The folder that a process shares with those that it starts, which know nothing but its number.
  static func folder(of process: pid_t) -> URL {
    FileManager.default.temporaryDirectory.appending(path: "LooselyCoupled-killed-\(process)")
  }

  /// Were the lock kept by anybody, the store would give up. It has some patience, because another
  /// test may be about to start a process, and that has the lock for a moment.
  private func store(in folder: URL, _ disk: any Disk) -> FileVisitStore {
    FileVisitStore(folder: folder, disk: disk, patience: .seconds(10))
  }

  private func reopened(_ folder: URL) -> FileVisitStore {
    store(in: folder, SystemDisk())
  }

  private func fill(_ folder: URL) async throws {
    for visit in old { try await reopened(folder).save(visit) }
  }

  /// How many steps something takes in a folder that is filled.
  private func stepCount(of body: (FileVisitStore) async throws -> Void) async throws -> Int {
    let disk = CrashingDisk(.failure)
    try await withTemporaryFolder { folder in
      try await fill(folder)
      try await body(store(in: folder, disk))
    }
    return disk.stepCount
  }

  /// The folder is as good as new: a save succeeds, and leaves nothing but what belongs there.
  private func works(_ folder: URL, after kept: [Visit]) async throws {
    let another = Self.visit("Zebra", "another")
    try await reopened(folder).save(another)
    #expect(try await reopened(folder).visits(of: "Ada") == kept + [another])
    #expect(!contents(of: folder).contains("visits.json.temporary"))
  }

  private func contents(of folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
