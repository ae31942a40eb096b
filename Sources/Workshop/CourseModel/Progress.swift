import Foundation

/// The learner's progress, in the file `progress.json`.
///
/// The file is in `.workshop`, or in the folder named by the environment variable `WORKSHOP_STATE`.
package struct Progress: Sendable {
  /// What is known about an exercise.
  package struct Entry: Codable, Hashable, Sendable {
    /// Whether the judged file was solved.
    package var isSolved = false
    /// The hash of the judged file; nil before the first check.
    var hash: String?
    /// The hash of the tests that judged it; nil if unknown.
    package var tests: String?
    /// The number of hints shown.
    package var hints = 0
  }

  private let workspace: Workspace
  /// The location of the file.
  let file: URL
  private var entries: [String: Entry] = [:]
  /// Whether the file isn't one of ours. If so, saving moves it away first.
  package private(set) var isDamaged = false
  /// Why the file can't be read although it exists, such as "Permission denied"; nil if it can.
  /// It's never overwritten then.
  package private(set) var lock: String?
  /// The changes made since the file was read.
  private var changes: [@Sendable (inout Self) -> Void] = []

  /// Reads the file; if there is none, no exercise has been started.
  package init(of workspace: Workspace, in folder: URL) {
    self.workspace = workspace
    file = folder.appendingPathComponent("progress.json")
    do {
      let data = try Data(contentsOf: file)
      // A folder or a pipe with our name isn't data either.
      if let read = try? JSONDecoder().decode([String: Entry].self, from: data) {
        entries = read
      } else {
        isDamaged = true
      }
    } catch {
      if file.kind == .typeDirectory {
        isDamaged = true
      } else if file.kind != nil {
        lock = error.systemReason
      }
    }
  }

  /// What is known about an exercise.
  package subscript(id: ExerciseID) -> Entry { entries["\(id)"] ?? Entry() }

  /// The exercise's state, given the current text of its file.
  package func state(of exercise: Exercise) -> State {
    let entry = self[exercise.id]
    let now = hash(ofFile: exercise.task)
    if hasPassed(exercise), entry.isSolved || now != entry.hash { return .solved }
    if entry.isSolved { return now == entry.hash ? .solved : .recheck }
    let isUntouched = entry.hash == nil || now == workspace.original(of: exercise).map(Self.hash)
    return isUntouched && entry.hints == 0 ? .open : .begun
  }

  /// Whether the exercise's file is one that `swift test` has found to be solved, by itself. It
  /// keeps a copy of each (`ExerciseFiles.notePassed` in Tests/Support/TestSupport).
  private func hasPassed(_ exercise: Exercise) -> Bool {
    let copy = file.deletingLastPathComponent().appending(path: "passed/\(exercise.id).swift")
    guard let passed = FileManager.default.contents(atPath: copy.path) else { return false }
    return passed == (try? workspace.text(exercise.task)).map { Data($0.utf8) }
  }

  /// Whether an exercise was solved, but its tests have changed since. It remains solved.
  package func hasNewTests(_ exercise: Exercise) -> Bool {
    let entry = self[exercise.id]
    guard state(of: exercise) == .solved, entry.isSolved, let judged = entry.tests else {
      return false
    }
    return workspace.testsHash(of: exercise) != judged
  }

  /// The state of an exercise.
  package enum State: String, Codable, Hashable, Sendable {
    case open
    /// It was checked and differs from its original, or a hint was shown.
    case begun
    case solved
    /// It was solved, but has been edited since.
    case recheck

    /// Its name in a list.
    package var word: String { self == .recheck ? "changed" : rawValue }
  }

  /// Records a verdict about the file as it was when it was judged.
  ///
  /// A solved answer isn't forgotten when another one is tried: if it's put back, it counts as
  /// solved.
  package mutating func note(_ isSolved: Bool, for exercise: Exercise, judging text: String) {
    let (hash, tests) = (Self.hash(of: text), workspace.testsHash(of: exercise))
    note(exercise) { entry in
      if !isSolved, entry.isSolved, entry.hash != hash { return }
      (entry.isSolved, entry.hash, entry.tests) = (isSolved, hash, tests)
    }
  }

  /// Records that an exercise was reset. The number of hints shown doesn't change.
  package mutating func noteReset(of exercise: Exercise) {
    note(exercise) { ($0.isSolved, $0.hash, $0.tests) = (false, nil, nil) }
  }

  /// Records the number of hints shown.
  package mutating func note(hints count: Int, for exercise: Exercise) {
    note(exercise) { $0.hints = max(count, $0.hints) }
  }

  private mutating func note(
    _ exercise: Exercise, _ change: @escaping @Sendable (inout Entry) -> Void
  ) {
    changes.append { change(&$0.entries["\(exercise.id)", default: Entry()]) }
    changes.last?(&self)
  }

  /// Writes the file atomically.
  ///
  /// Another process may have written to the file since this one read it. So the file is read again
  /// first, and the changes made here are applied to its current contents.
  ///
  /// - Returns: the new path of a damaged file, if there was one.
  /// - Throws: `ProgressError`; the file is unchanged then.
  @discardableResult
  package mutating func save() throws -> String? {
    let folder = file.deletingLastPathComponent()
    do {
      try folder.createFolder()
      return try withLock(on: folder) {
        var latest = Progress(of: workspace, in: folder)
        if latest.lock != nil { throw CocoaError(.fileReadNoPermission) }
        for change in changes { change(&latest) }
        let aside = latest.isDamaged ? try latest.moveAside() : nil
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(latest.entries).write(to: file, options: .atomic)
        latest.isDamaged = false
        self = latest
        return aside?.path
      }
    } catch {
      throw ProgressError(file: file, error)
    }
  }

  /// Keeps a damaged file under another name.
  private func moveAside() throws -> URL {
    let folder = file.deletingLastPathComponent()
    let places = (1...).lazy.map { folder.appendingPathComponent("progress.damaged-\($0)") }
    guard let aside = places.first(where: { $0.kind == nil }) else { return file }
    try FileManager.default.moveItem(at: file, to: aside)
    return aside
  }

  private func hash(ofFile path: String) -> String? {
    (try? workspace.text(path)).map(Self.hash(of:))
  }

  /// FNV-1a, 64 bits: enough to detect a changed file, and the same on every machine, unlike
  /// Swift's own `Hasher`.
  package static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(format: "%016llx", hash)
  }
}

/// The error when the progress can't be saved.
struct ProgressError: Error, Hashable, CustomStringConvertible {
  let file: String
  let reason: String
  let advice: String

  init(file: URL, _ error: any Error) {
    (self.file, reason, advice) = (file.path, error.systemReason, error.systemAdvice)
  }

  /// A sentence that says what to do.
  var description: String {
    "Your progress could not be saved in \(file): \(reason). \(advice) Your answers are safe."
  }
}
