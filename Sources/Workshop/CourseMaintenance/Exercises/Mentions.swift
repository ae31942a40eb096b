import CourseModel

/// Finds the places in code, tables and links that mention an exercise by its number or its files'
/// name, and rewrites them when these change.
struct Mentions {
  /// The changes, by the exercise's current number.
  private let changes: [ExerciseID: (old: Exercise, new: Exercise)]
  /// A line that contains none of these can't change.
  private let needles: [String]

  /// - Parameter changes: each exercise, before and after.
  init(of changes: [(old: Exercise, new: Exercise)]) {
    self.changes = Dictionary(
      changes.map { ($0.old.id, $0) }, uniquingKeysWith: { first, _ in first })
    needles = changes.flatMap { [$0.old.id.description, $0.old.id.suite] }
  }

  /// Rewrites a file's text.
  ///
  /// - Parameter path: the file's current path, relative to the workspace's root.
  /// - Returns: the new text, and the lines with a changed number that may or may not refer to the
  ///   exercise.
  func rewriting(_ text: String, in path: String) -> (text: String, prose: [Passage]) {
    let isHints = path.hasSuffix("/Hints.md")
    var lines = text.lines(of: path).map { line -> Rewritten in
      guard needles.contains(where: line.text.contains) else { return Rewritten(new: line.text) }
      return Rewritten(new: rewriting(line.text, isHints: isHints), isProse: isProse(line.text))
    }
    sortRows(&lines)
    if isHints { sortSections(&lines) }
    let prose = lines.enumerated().filter(\.element.isProse).map { index, line in
      Passage(path: path, line: index + 1, text: line.new)
    }
    return (lines.map(\.new).joined(separator: "\n"), prose)
  }

  private struct Rewritten {
    var new: String
    var isProse = false
  }

  /// Patterns in which a number can only be an exercise's.
  private var numbers: [Regex<(Substring, Substring, Substring)>] {
    [
      /(^\/\/ )(\d+\.\d+)(?= · )/, /(\bCHAPTER=)(\d+\.\d+)\b/,
      /(\bworkshop (?:check|watch|hint|solution|reset|grade) )(\d+\.\d+)\b/,
      /(\/\/ TODO: )(\d+\.\d+)\b/,
      /(\.(?:exercise|load)\(")(\d+\.\d+)(?=")/, /(\[)(\d+\.\d+)(?=\]\([^)]*\/\d+\.\d+-)/,
      /(^# (?:Ways to get|Other right answers to) )(\d+\.\d+)\b/,
    ]
  }

  private var heading: Regex<(Substring, Substring, Substring)> { /(^##\s+)(\d+\.\d+)(?=\s*$)/ }

  private var suite: Regex<(Substring, Substring, Substring)> { /\bExercise(\d+)_(\d+)\b/ }

  private var file: Regex<(Substring, Substring, Substring)> { /\b(\d+\.\d+)-([A-Za-z]\w*)\b/ }

  private func rewriting(_ line: String, isHints: Bool) -> String {
    var line = line
    for pattern in numbers + (isHints ? [heading] : []) {
      line = line.replacing(pattern.wordBoundaryKind(.simple)) { match in
        "\(match.1)\(change(match.2)?.new.id.description ?? String(match.2))"
      }
    }
    line = line.replacing(suite.wordBoundaryKind(.simple)) { match in
      change("\(match.1).\(match.2)")?.new.id.suite ?? String(match.0)
    }
    return line.replacing(file.wordBoundaryKind(.simple)) { match in
      guard let (old, new) = change(match.1) else { return String(match.0) }
      let name = String(match.2)
      let ending = ["", "Tests", "Mistakes", "Others"].first { name == old.name + $0 }
      return "\(new.id)-\(ending.map { new.name + $0 } ?? name)"
    }
  }

  /// Whether a changed number remains once everything unambiguous has been removed.
  private func isProse(_ line: String) -> Bool {
    var rest = line
    for pattern in numbers + [heading, suite, file] {
      rest = rest.replacing(pattern.wordBoundaryKind(.simple), with: " ")
    }
    // Version numbers look like exercises' numbers.
    rest = rest.replacing(/(?:[Ss]wift[ :-]|[Vv]ersion:? |HTTP\/|macOS )\d+(?:\.\d+)+/, with: " ")
    return rest.matches(of: /[\d.]*\d/).contains { match in
      guard let change = change(match.0) else { return false }
      return change.old.id != change.new.id
    }
  }

  private func change(_ number: some StringProtocol) -> (old: Exercise, new: Exercise)? {
    ExerciseID(String(number)).flatMap { changes[$0] }
  }

  /// Sorts the rows of a table of exercises.
  private func sortRows(_ lines: inout [Rewritten]) {
    let indices = lines.indices.filter { number(of: lines[$0].new) != nil }
    let rows = indices.map { lines[$0] }.sorted { left, right in
      guard let left = number(of: left.new), let right = number(of: right.new) else { return false }
      return left < right
    }
    for (index, row) in zip(indices, rows) { lines[index] = row }
  }

  private func number(of row: String) -> ExerciseID? {
    row.prefixMatch(of: /\|\s*\[(\d+\.\d+)\]/).flatMap { ExerciseID(String($0.1)) }
  }

  /// Sorts a chapter's hints, with a blank line between exercises.
  private func sortSections(_ lines: inout [Rewritten]) {
    var sections: [(id: ExerciseID?, lines: [Rewritten])] = [(nil, [])]
    for line in lines {
      if let match = line.new.firstMatch(of: heading) {
        sections.append((ExerciseID(String(match.2)), []))
      }
      sections[sections.count - 1].lines.append(line)
    }
    let sorted = sections.dropFirst().sorted { left, right in
      guard let left = left.id, let right = right.id else { return false }
      return left < right
    }
    guard sorted.map(\.id) != sections.dropFirst().map(\.id) else { return }
    let parts = (sections.prefix(1) + sorted).map { section in
      section.lines.reversed().drop { $0.new.isEmpty }.reversed()
    }
    lines = Array(parts.filter { !$0.isEmpty }.joined(separator: [Rewritten(new: "")]))
    lines.append(Rewritten(new: ""))
  }
}
