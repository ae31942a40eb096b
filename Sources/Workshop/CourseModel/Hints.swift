/// A chapter's hints: for each exercise, a heading with its number, a numbered list, and a line
/// `Learned: …`.
package struct Hints: Sendable {
  /// The hints by exercise, from a nudge to almost the answer.
  package private(set) var hints: [ExerciseID: [String]] = [:]
  /// What learners can do after each exercise, as a sentence.
  package private(set) var learned: [ExerciseID: String] = [:]

  /// Reads a chapter's Hints.md.
  package init(_ markdown: String) {
    var current: ExerciseID?
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if let heading = line.wholeMatch(of: /##\s+(\d+\.\d+)\s*/) {
        current = ExerciseID(String(heading.1))
        if let current { hints[current] = [] }
      } else if let id = current {
        if let sentence = line.wholeMatch(of: /Learned:\s+(.+)/) {
          learned[id] = String(sentence.1)
        } else if let item = line.wholeMatch(of: /\d+\.\s+(.+)/) {
          hints[id, default: []].append(String(item.1))
        } else if let last = hints[id]?.indices.last, !line.allSatisfy(\.isWhitespace) {
          hints[id]?[last] += "\n" + line.drop(while: \.isWhitespace)
        }
      }
    }
  }
}
