import Foundation

/// The file's format. Whatever can't be read in the file is never overwritten.
extension Progress {
  mutating func read() {
    var status = stat()
    guard lstat(file.path, &status) == 0 else {
      // ENOTDIR: a file has our folder's name, which is reported when progress is saved.
      if errno != ENOENT, errno != ENOTDIR { lock = String(cString: strerror(errno)) }
      return
    }
    // A dangling link must not be overwritten either.
    guard URL(fileURLWithPath: file.realPath).kind == .typeRegular else {
      damage = "it is not a file"
      return
    }
    let handle: FileHandle
    do {
      handle = try FileHandle(forReadingFrom: file)
    } catch {
      lock = error.systemReason
      return
    }
    let data = (try? handle.read(upToCount: Self.largest + 1)) ?? Data()
    if data.count > Self.largest {
      damage = "it is larger than \(Self.largest >> 20) MB"
      return
    }
    if String(data: data, encoding: .utf8) == nil {
      damage = "it is not UTF-8 text"
    } else if data.contains(0) {
      damage = "it contains null bytes"
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let (id, entry) = Self.parse(line) {
        entries[id] = entries[id].map { $0.merged(with: entry) } ?? entry
      } else if line.contains(/^(<{7}|={7}|>{7}|\|{7})( |$)/) {
        damage = damage ?? "it has a merge conflict in it"
      } else {
        unknown.append(String(line))
      }
    }
  }

  /// More than any progress file needs, in bytes.
  private static let largest = 1 << 20

  /// Lines that begin with an exercise's number but aren't valid: cut off, or edited by hand. They
  /// are kept, but don't count.
  package var garbled: [String] { unknown.filter { $0.contains(/^\d+\.\d+\b/) } }

  /// Writes the file. A damaged file is set aside first, with its unknown lines, so nothing is
  /// lost.
  ///
  /// - Returns: the new path of the damaged file, if the file was damaged.
  /// - Throws: an error from the file system.
  mutating func write() throws -> String? {
    var aside: URL?
    if damage != nil {
      let folder = file.deletingLastPathComponent()
      let places = (1...).lazy.map { folder.appendingPathComponent("progress.damaged-\($0)") }
      aside = places.first { $0.kind == nil }
      if let aside { try FileManager.default.moveItem(at: file, to: aside) }
      (unknown, damage) = ([], nil)
    }
    let lines = entries.sorted { $0.key < $1.key }.map { "\($0) \($1.text)" } + unknown
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
    return aside?.path
  }

  private static func parse(_ line: Substring) -> (ExerciseID, Entry)? {
    guard
      let match = line.wholeMatch(
        of: /(\d+\.\d+) (solved|open) ([0-9a-f]{16}|-) hints=(\d+)((?: [a-z]+=[!-~]*)*)/),
      let id = ExerciseID(String(match.1)), let hints = Int(match.4)
    else { return nil }
    let hash = match.3 == "-" ? nil : String(match.3)
    var entry = Entry(isSolved: match.2 == "solved", hash: hash, hints: hints)
    for field in match.5.split(separator: " ") {
      if let tests = field.wholeMatch(of: /tests=([0-9a-f]{16})/) {
        entry.tests = String(tests.1)
      } else {
        entry.others.append(String(field))
      }
    }
    return (id, entry)
  }
}

extension Progress.Entry {
  /// The line's text after the exercise's number.
  fileprivate var text: String {
    let fields = [isSolved ? "solved" : "open", hash ?? "-", "hints=\(hints)"]
    let known = fields + (tests.map { ["tests=\($0)"] } ?? [])
    return (known + others).joined(separator: " ")
  }

  /// Merges two lines about the same exercise, after a Git merge: if either is solved, it's solved.
  fileprivate func merged(with other: Self) -> Self {
    var result = isSolved && !other.isSolved ? self : other
    result.hints = max(hints, other.hints)
    return result
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
