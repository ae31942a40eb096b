/// A wrong answer that an exercise's tests must reject.
package struct Attempt: Hashable, Sendable {
  /// The file, relative to the root.
  package let path: String
  /// What is wrong with it, from its first comment.
  package let flaw: String?
  /// The words that the learner must see, from its first comment.
  package let failure: String?

  /// Reads the comment that opens the file.
  package init(path: String, text: String) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix {
      $0.hasPrefix("//")
    }
    .map { $0.dropFirst(2).drop(while: \.isWhitespace) }
    flaw = Self.field("Wrong:", in: lines)
    failure = Self.field("Must fail with:", in: lines)
  }

  /// A field may go on over several comment lines.
  private static func field(_ name: String, in lines: [Substring]) -> String? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix(name) }) else { return nil }
    let first = lines[start].dropFirst(name.count)
    let rest = lines[(start + 1)...].prefix { !$0.hasPrefix("Must fail with:") }
    let text = ([first] + rest).map { $0.trimmingPrefix(while: \.isWhitespace) }
      .joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}
