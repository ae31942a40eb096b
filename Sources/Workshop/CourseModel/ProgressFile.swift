import Foundation

/// The file `progress` as text: it reads what is there, and never overwrites what it cannot read.
struct ProgressFile: Sendable {
  struct Content: Sendable {
    var entries: [ExerciseID: Progress.Entry] = [:]
    /// Lines of another version, or typed by hand.
    var unknown: [String] = []
    /// What is wrong with the file, as the end of a sentence; nil if nothing is.
    var damage: String?
  }

  /// The folder that it lies in.
  let folder: URL
  private var file: URL { folder.appendingPathComponent("progress") }

  /// Reads the file; without one, the content is empty.
  func read() -> Content {
    // `fileExists` is false for a dangling link, which must not be overwritten either.
    guard (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil else {
      return Content()
    }
    guard let data = try? Data(contentsOf: file) else {
      return Content(damage: "it cannot be read")
    }
    var content = Content()
    if String(data: data, encoding: .utf8) == nil {
      content.damage = "it is not UTF-8 text"
    } else if data.contains(0) {
      content.damage = "it has zero bytes in it"
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let (id, entry) = Self.parse(line) {
        content.entries[id] = content.entries[id].map { $0.merged(with: entry) } ?? entry
      } else if line.contains(/^(<{7}|={7}|>{7}|\|{7})( |$)/) {
        content.damage = content.damage ?? "it has a merge conflict in it"
      } else {
        content.unknown.append(String(line))
      }
    }
    return content
  }

  /// Reads the file, changes what it says, and writes it again, while no other process does.
  ///
  /// - Returns: what it says afterwards, and where a damaged file lies now.
  /// - Throws: `ProgressError`; then the file is as it was.
  func update(_ change: (inout Content) -> Void) throws -> (Content, aside: String?) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try withLock(on: folder) {
        var content = read()
        change(&content)
        var aside: String?
        if content.damage != nil {
          aside = try quarantine()
          // Unknown lines stay with the damaged file.
          (content.unknown, content.damage) = ([], nil)
        }
        try Data(Self.text(of: content).utf8).write(to: file, options: .atomic)
        return (content, aside)
      }
    } catch {
      throw ProgressError(file: file.path, reason: error.localizedDescription)
    }
  }

  /// Gives the file a name that no file has, so that nothing of it is lost.
  private func quarantine() throws -> String {
    var number = 1
    while true {
      let place = folder.appendingPathComponent("progress.damaged-\(number)")
      if (try? FileManager.default.attributesOfItem(atPath: place.path)) == nil {
        try FileManager.default.moveItem(at: file, to: place)
        return place.path
      }
      number += 1
    }
  }

  private static func text(of content: Content) -> String {
    let lines = content.entries.sorted { $0.key < $1.key }.map { id, entry in
      let tests = entry.tests.map { ["tests=\($0)"] } ?? []
      let fields =
        ["\(id)", entry.isSolved ? "solved" : "open", entry.hash ?? "-", "hints=\(entry.hints)"]
        + tests + entry.others
      return fields.joined(separator: " ")
    }
    return (lines + content.unknown).map { $0 + "\n" }.joined()
  }

  private static func parse(_ line: Substring) -> (ExerciseID, Progress.Entry)? {
    guard
      let match = line.wholeMatch(
        of: /(\d+\.\d+) (solved|open) ([0-9a-f]{16}|-) hints=(\d+)((?: [a-z]+=[!-~]*)*)/),
      let id = ExerciseID(String(match.1)), let hints = Int(match.4)
    else { return nil }
    let hash = match.3 == "-" ? nil : String(match.3)
    var entry = Progress.Entry(isSolved: match.2 == "solved", hash: hash, hints: hints)
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
  /// What counts where two lines tell of the same exercise, after a merge: what was solved stays
  /// solved.
  fileprivate func merged(with other: Self) -> Self {
    var result = isSolved && !other.isSolved ? self : other
    result.hints = max(hints, other.hints)
    return result
  }
}

/// The progress could not be written.
struct ProgressError: Error, Hashable, CustomStringConvertible {
  let file: String
  let reason: String

  /// A sentence that says what to do.
  var description: String {
    "Your progress could not be saved in \(file): \(reason) Make the folder writable; your answers "
      + "are safe."
  }
}
