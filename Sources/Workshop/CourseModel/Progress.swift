import Foundation

/// What the learner has reached: one line an exercise in the file `progress`.
///
/// The file lies in `.workshop`, or in the folder that the environment variable `WORKSHOP_STATE`
/// names.
///
/// A line reads `1.2 solved 9f86d081884c7d65 hints=1 tests=60303ae22b998861`: the exercise, the
/// state, a hash of the file that was judged, the hints shown, and a hash of the tests that judged
/// it. Lines and fields that this version does not understand are kept as they are.
package struct Progress: Sendable {
  /// What is known of an exercise.
  package struct Entry: Hashable, Sendable {
    /// Whether the judged file was solved.
    package var isSolved = false
    /// The hash of the judged file; nil before the first check.
    var hash: String?
    /// The hash of the tests that judged it; nil if they are not known.
    package var tests: String?
    /// The hash of the exercise's original; nil if it's not known.
    package var start: String?
    /// How many hints have been shown.
    package var hints = 0
    /// Fields of another version, such as "stars=2".
    var others: [String] = []
  }

  private let workspace: Workspace
  /// Where it lies.
  let file: URL
  var entries: [ExerciseID: Entry] = [:]
  /// Lines of another version, or typed by hand.
  var unknown: [String] = []
  /// What is wrong with the file, as the end of a sentence; nil if nothing is. What can be read of it
  /// counts.
  package internal(set) var damage: String?
  /// Why the file, which is there, can't be opened: "Permission denied"; nil if it can. Nothing is
  /// written over it.
  package internal(set) var lock: String?
  /// What was noted since the file was read.
  private var changes: [@Sendable (inout Self) -> Void] = []

  /// Reads the file; without one, everything is still to be done.
  package init(of workspace: Workspace, in folder: URL) {
    self.workspace = workspace
    file = folder.appendingPathComponent("progress")
    read()
  }

  /// What is known of an exercise.
  package subscript(id: ExerciseID) -> Entry { entries[id] ?? Entry() }

  /// Where an exercise stands, given what its file says now.
  package func state(of exercise: Exercise) -> State {
    let entry = self[exercise.id]
    let now = hash(ofFile: exercise.task)
    if entry.isSolved { return now == entry.hash ? .solved : .recheck }
    let isUntouched = entry.hash == nil || now == entry.start
    return isUntouched && entry.hints == 0 ? .open : .begun
  }

  /// Whether an exercise was solved, and its tests have changed since. It stays solved.
  package func hasNewTests(_ exercise: Exercise) -> Bool {
    guard state(of: exercise) == .solved, let judged = self[exercise.id].tests else { return false }
    return hash(ofFile: exercise.tests) != judged
  }

  /// Where an exercise stands.
  package enum State: String, Codable, Hashable, Sendable {
    case open
    /// It was checked, and differs from its original, or a hint was shown.
    case begun
    case solved
    /// It was solved, and has been edited since.
    case recheck

    /// The word for it in a list.
    package var word: String { self == .recheck ? "check again" : rawValue }
  }

  /// Notes a verdict about the file as it was when it was judged.
  ///
  /// An answer that was solved stays so when another one is tried: put back, it's solved again.
  package mutating func note(_ isSolved: Bool, for exercise: Exercise, judging text: String) {
    let (hash, tests) = (Self.hash(of: text), hash(ofFile: exercise.tests))
    note(exercise) { entry in
      if !isSolved, entry.isSolved, entry.hash != hash { return }
      (entry.isSolved, entry.hash, entry.tests) = (isSolved, hash, tests)
    }
  }

  /// Notes what an exercise says at its start.
  package mutating func note(start text: String, of exercise: Exercise) {
    let hash = Self.hash(of: text)
    note(exercise) { $0.start = hash }
  }

  /// Notes that an exercise was reset. The hints that were shown stay shown.
  package mutating func noteReset(of exercise: Exercise) {
    note(exercise) { ($0.isSolved, $0.hash, $0.tests) = (false, nil, nil) }
  }

  /// Notes how many hints have been shown.
  package mutating func note(hints count: Int, for exercise: Exercise) {
    note(exercise) { $0.hints = max(count, $0.hints) }
  }

  private mutating func note(
    _ exercise: Exercise, _ change: @escaping @Sendable (inout Entry) -> Void
  ) {
    changes.append { change(&$0.entries[exercise.id, default: Entry()]) }
    changes.last?(&self)
  }

  /// Writes the file, whole or not at all.
  ///
  /// Another process may have written since this one has read. So the file is read again first, and
  /// what was noted here is noted in what it says now.
  ///
  /// - Returns: where a damaged file lies now, if it was damaged.
  /// - Throws: `ProgressError`; then the file is as it was.
  @discardableResult
  package mutating func save() throws -> String? {
    let folder = file.deletingLastPathComponent()
    do {
      try folder.createFolder()
      return try withLock(on: folder) {
        var latest = Progress(of: workspace, in: folder)
        if latest.lock != nil { throw CocoaError(.fileReadNoPermission) }
        for change in changes { change(&latest) }
        let aside = try latest.write()
        self = latest
        return aside
      }
    } catch {
      throw ProgressError(file: file, error)
    }
  }

  private func hash(ofFile path: String) -> String? {
    (try? workspace.text(path)).map(Self.hash(of:))
  }

  /// FNV-1a, 64 bits: enough to see that a file has changed, and the same on every
  /// machine, which Swift's own `Hasher` is not.
  package static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(format: "%016llx", hash)
  }
}
