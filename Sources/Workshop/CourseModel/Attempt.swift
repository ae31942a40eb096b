/// A wrong answer that an exercise's tests must reject.
package struct Attempt: Hashable, Sendable {
  /// The file, relative to the root.
  package let path: String
  /// What is wrong with it, from its first comment.
  package let flaw: String?
  /// The words that the learner must see, from its first comment.
  package let failure: String?

  /// Reads the comment at the beginning of the file.
  package init(path: String, text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2).drop(while: \.isWhitespace) }
    /// A field may continue over several comment lines.
    func field(_ name: String) -> String? {
      guard let start = lines.firstIndex(where: { $0.hasPrefix(name) }) else { return nil }
      let first = lines[start].dropFirst(name.count).drop(while: \.isWhitespace)
      let rest = lines[(start + 1)...].prefix { !$0.hasPrefix("Must fail with:") }
      let text = ([first] + rest).joined(separator: " ")
      return text.isEmpty ? nil : text
    }
    self.path = path
    flaw = field("Wrong:")
    failure = field("Must fail with:")
  }
}

extension Workspace {
  /// The wrong answers of an exercise, sorted by name.
  package func attempts(of exercise: Exercise) -> [Attempt] {
    files(below: exercise.attempts, suffix: ".swift").map { path in
      Attempt(path: path, text: (try? text(path)) ?? "")
    }
  }
}
