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
    package var hash: String?
    /// The hash of the tests that judged it; nil if they are not known.
    package var tests: String?
    /// How many hints have been shown.
    package var hints = 0
    /// Fields of another version, such as "stars=2".
    var others: [String] = []
  }

  private let workspace: Workspace
  private let file: ProgressFile
  private var content: ProgressFile.Content
  /// The exercises whose verdict has been noted since the file was read.
  private var noted: Set<ExerciseID> = []

  /// Reads the file; without one, everything is still to be done.
  ///
  /// - Parameters:
  ///   - workspace: whose progress.
  ///   - folder: where the file is.
  package init(of workspace: Workspace, in folder: URL) {
    self.workspace = workspace
    file = ProgressFile(folder: folder)
    content = file.read()
  }

  /// What is wrong with the file; nil if nothing is. What can be read of it counts.
  package var damage: String? { content.damage }

  /// What is known of an exercise.
  package private(set) subscript(id: ExerciseID) -> Entry {
    get { content.entries[id] ?? Entry() }
    set { content.entries[id] = newValue }
  }

  /// Where an exercise stands, given what its file says now.
  ///
  /// - Parameter exercise: which.
  package func state(of exercise: Exercise) -> State {
    let entry = self[exercise.id]
    guard let judged = entry.hash else { return .open }
    let isSame = (try? workspace.text(exercise.task)).map(Self.hash(of:)) == judged
    return entry.isSolved ? (isSame ? .solved : .recheck) : .begun
  }

  /// Whether an exercise was solved, and its tests have changed since. It stays solved.
  ///
  /// - Parameter exercise: which.
  package func hasNewTests(_ exercise: Exercise) -> Bool {
    guard state(of: exercise) == .solved, let judged = self[exercise.id].tests else { return false }
    return (try? workspace.text(exercise.tests)).map(Self.hash(of:)) != judged
  }

  /// Where an exercise stands.
  package enum State: String, Codable, Hashable, Sendable {
    case open
    case begun
    case solved
    /// It was solved, and has been edited since.
    case recheck

    /// The word for it in a list.
    package var word: String { self == .recheck ? "check again" : rawValue }
  }

  /// Notes a verdict about the file as it was when it was judged.
  ///
  /// - Parameters:
  ///   - isSolved: the verdict.
  ///   - exercise: which.
  ///   - text: the file's text that was judged.
  package mutating func note(_ isSolved: Bool, for exercise: Exercise, judging text: String) {
    self[exercise.id].isSolved = isSolved
    self[exercise.id].hash = Self.hash(of: text)
    self[exercise.id].tests = (try? workspace.text(exercise.tests)).map(Self.hash(of:))
    noted.insert(exercise.id)
  }

  /// Notes that an exercise begins anew. The hints that were shown stay shown.
  ///
  /// - Parameter exercise: which.
  package mutating func noteReset(of exercise: Exercise) {
    self[exercise.id].isSolved = false
    self[exercise.id].hash = nil
    self[exercise.id].tests = nil
    noted.insert(exercise.id)
  }

  /// Notes that hints have been shown.
  ///
  /// - Parameters:
  ///   - count: how many of them.
  ///   - exercise: whose.
  package mutating func note(hints count: Int, for exercise: Exercise) {
    self[exercise.id].hints = max(count, self[exercise.id].hints)
  }

  /// Writes the file, whole or not at all.
  ///
  /// Another process may have written since this one has read. So the file is read again first, and
  /// only what was noted here replaces what it says.
  ///
  /// - Returns: where a damaged file lies now, if it was damaged.
  /// - Throws: `ProgressError`; then the file is as it was.
  @discardableResult
  package mutating func save() throws -> String? {
    let (ours, noted) = (content.entries, noted)
    let (merged, aside) = try file.update { content in
      for (id, entry) in ours {
        let theirs = content.entries[id]
        var merged = theirs ?? entry
        if noted.contains(id) { merged = entry }
        merged.hints = max(entry.hints, theirs?.hints ?? 0)
        content.entries[id] = merged
      }
    }
    content = merged
    self.noted = []
    return aside
  }

  /// FNV-1a, 64 bits: enough to see that a file has changed, and the same on every
  /// machine, which Swift's own `Hasher` is not.
  static func hash(of text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
