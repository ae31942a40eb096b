import Foundation

/// What the learner has reached: one line an exercise in the file `progress`.
///
/// The file lies in `.workshop`, or in the folder that the environment variable
/// `WORKSHOP_STATE` names.
///
/// A line reads `1.2 solved 9f86d081884c7d65 hints=1`: the exercise, the state, a hash of
/// the file that was judged, and the hints shown. Lines that this version does not
/// understand are kept as they are.
package struct Progress: Sendable {
  /// What is known of an exercise.
  package struct Entry: Hashable, Sendable {
    /// Whether the judged file was solved.
    package var isSolved = false
    /// The hash of the judged file; nil before the first check.
    package var hash: String?
    /// How many hints have been shown.
    package var hints = 0
  }

  private let workspace: Workspace
  private let file: URL
  private var entries: [ExerciseID: Entry] = [:]
  private var unknown: [String] = []

  /// Reads the file; without one, everything is still to be done.
  ///
  /// - Parameters:
  ///   - workspace: whose progress.
  ///   - environment: the process's variables.
  package init(
    of workspace: Workspace,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.workspace = workspace
    let folder =
      environment["WORKSHOP_STATE"].map { URL(fileURLWithPath: $0) } ?? workspace.url(".workshop")
    file = folder.appendingPathComponent("progress")
    let text = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    for line in text.split(separator: "\n") {
      if let (id, entry) = Self.parse(line) {
        entries[id] = entry
      } else {
        unknown.append(String(line))
      }
    }
  }

  /// What is known of an exercise.
  package subscript(id: ExerciseID) -> Entry {
    get { entries[id] ?? Entry() }
    set { entries[id] = newValue }
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

  /// Where an exercise stands.
  package enum State: String, Hashable, Sendable {
    case open
    case begun
    case solved
    /// It was solved, and has been edited since.
    case recheck
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
  }

  /// Writes the file, whole or not at all.
  ///
  /// - Throws: the file system's error.
  package func save() throws {
    let lines = entries.sorted { $0.key < $1.key }.map { id, entry in
      "\(id) \(entry.isSolved ? "solved" : "open") \(entry.hash ?? "-") hints=\(entry.hints)"
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = (lines + unknown).map { $0 + "\n" }.joined()
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private static func parse(_ line: Substring) -> (ExerciseID, Entry)? {
    guard
      let match = line.wholeMatch(of: /(\d+\.\d+) (solved|open) ([0-9a-f]{16}|-) hints=(\d+)/),
      let id = ExerciseID(String(match.1)), let hints = Int(match.4)
    else { return nil }
    let hash = match.3 == "-" ? nil : String(match.3)
    return (id, Entry(isSolved: match.2 == "solved", hash: hash, hints: hints))
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
