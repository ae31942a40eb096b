/// A correct answer in a style other than the reference answer's, which an exercise's tests must
/// accept.
package struct Alternative: Hashable, Sendable {
  /// The file, relative to the root.
  package let path: String
  /// How it differs, according to its first comment.
  package let style: String?

  /// Reads the comment at the beginning of the file.
  package init(path: String, text: String) {
    self.path = path
    style = text.prefixMatch(of: /\/\/ Correct:\s+(\S.*)/).map { String($0.1) }
  }
}

extension Workspace {
  /// An exercise's correct answers besides the reference answer, sorted by name.
  package func alternatives(of exercise: Exercise) -> [Alternative] {
    files(below: exercise.alternatives, suffix: ".swift").map { path in
      Alternative(path: path, text: (try? text(path)) ?? "")
    }
  }
}
