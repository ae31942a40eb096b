import CourseModel

/// The mutants of an answer that no test can or needs to reject, each with the reason.
///
/// They are listed in a file beside the exercise's wrong answers:
///
///     # statement deletion: The stream has ended by itself.
///     - continuation.finish()
///
///     # number literal: The size is an example, and any other would do.
///     - let size = 1
///     + let size = 2
///
/// Without lines with `+`, an entry covers all mutants of its kind that change these lines.
struct EquivalentMutants: Sendable {
  struct Entry: Sendable {
    let key: Mutant.Key
    let reason: String
    /// The number of its first line, from 1.
    let line: Int

    func covers(_ mutant: Mutant.Key) -> Bool {
      mutant.kind == key.kind && mutant.removed == key.removed
        && (key.added.isEmpty || mutant.added == key.added)
    }
  }

  let path: String
  private(set) var entries: [Entry] = []
  /// The entries that can't be parsed.
  private(set) var problems: [Problem] = []

  /// Reads an exercise's list; it's empty if there is no file.
  ///
  /// - Throws: `WorkspaceError` if the file isn't UTF-8.
  init(of exercise: Exercise, in workspace: Workspace) throws {
    path = "\(exercise.attempts)/equivalent-mutants.txt"
    guard workspace.fileExists(path) else { return }
    let lines = try workspace.text(path).lines(of: path).filter { !$0.text.trimmed.isEmpty }
    let starts = lines.indices.filter { lines[$0].text.hasPrefix("#") }
    if lines.startIndex != starts.first, let line = lines.first {
      problems.append(line.problem(Self.advice))
    }
    for (start, next) in zip(starts, starts.dropFirst() + [lines.count]) {
      read(lines[start], lines[(start + 1)..<next])
    }
  }

  private static let advice =
    "An entry is a line `# operator: reason`, and below it the changed lines as `maintain mutate` "
    + "prints them."

  private mutating func read(_ head: Passage, _ lines: ArraySlice<Passage>) {
    let parts = head.text.dropFirst().split(separator: ":", maxSplits: 1).map(\.trimmed)
    let texts = lines.map(\.text.trimmed)
    guard parts.count == 2, let kind = MutationOperator(rawValue: parts[0]), !parts[1].isEmpty,
      !texts.isEmpty, texts.allSatisfy({ $0.hasPrefix("- ") || $0.hasPrefix("+ ") })
    else { return problems.append(head.problem(Self.advice)) }
    let changed = { (sign: String) in
      texts.filter { $0.hasPrefix(sign) }.map { String($0.dropFirst(2)).trimmed }
    }
    entries.append(
      Entry(
        key: Mutant.Key(kind: kind, removed: changed("- "), added: changed("+ ")),
        reason: parts[1], line: head.line))
  }

  func contains(_ key: Mutant.Key) -> Bool { entries.contains { $0.covers(key) } }

  /// The listed mutants that aren't among these any more.
  func stale(besides keys: [Mutant.Key], _ message: String) -> [Problem] {
    entries.filter { !keys.contains(where: $0.covers) }
      .map { Problem(path, line: $0.line, message) }
  }
}
