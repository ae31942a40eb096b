/// The comment at the beginning of an exercise's file.
package struct ExerciseHeader: Hashable, Encodable, Sendable {
  /// The exercise's number as the file gives it.
  package let id: ExerciseID
  /// The title, such as "Override one endpoint".
  package let title: String
  /// One to three stars.
  package let stars: Int
  /// The text between the title and the list of goals.
  package let situation: String
  /// The Book's file, relative to the root.
  package let page: String?
  /// The heading in that file.
  package let heading: String?
  /// The command that checks it.
  package let check: String?
  /// What to edit.
  package let edit: String?
  /// The list below `You are done when`; empty if there is none.
  package let checklist: [String]

  /// Reads the comment, which begins with the first title in the file. A learner may have put an
  /// import above it.
  ///
  /// - Parameter text: the whole file. The result is nil if it has no title such as `// 3.2 ·
  ///   Override one endpoint   ★☆☆`.
  package init?(of text: String) {
    let title = /\/\/ (\d+\.\d+) · (.+?)\s+([★☆]{3})\s*/
    let comment = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop { $0.wholeMatch(of: title) == nil }
      .prefix { $0.hasPrefix("//") }
      .reduce(into: [Substring]()) { lines, line in
        // What is below `Edit:` may continue on lines that are indented as far.
        if let rest = line.wholeMatch(of: /\/\/ {9}(\S.*)/), !lines.isEmpty {
          lines[lines.count - 1] += " \(rest.1)"
        } else {
          lines.append(line)
        }
      }
    guard let match = comment.first?.wholeMatch(of: title), let id = ExerciseID(String(match.1))
    else { return nil }
    self.id = id
    self.title = String(match.2)
    stars = match.3.filter { $0 == "★" }.count
    func first<Fields>(_ pattern: Regex<Fields>) -> Fields? {
      comment.lazy.compactMap { $0.wholeMatch(of: pattern)?.output }.first
    }
    check = first(/\/\/ Check:\s+(.+)/).map { String($0.1) }
    edit = first(/\/\/ Edit:\s+(.+)/).map { String($0.1) }
    situation = comment.dropFirst().prefix { !$0.contains(/^\/\/ (You are done when|Edit:)/) }
      .map { String($0.dropFirst(3)) }.joined(separator: "\n")
    checklist = Self.items(of: comment)
    let read = first(/\/\/ Read:\s+([^,]+), "(.+)"/)
    page = read.map { String($0.1) }
    heading = read.map { String($0.2) }
  }

  /// The items of the list below `You are done when`. An item may continue on indented lines.
  private static func items(of comment: some Collection<Substring>) -> [String] {
    comment.drop { $0 != "// You are done when" }.dropFirst().prefix { $0 != "//" }
      .reduce(into: []) { items, line in
        if let item = line.wholeMatch(of: /\/\/ - (.+)/) {
          items.append(String(item.1))
        } else if let rest = line.wholeMatch(of: /\/\/ {3}(\S.*)/), !items.isEmpty {
          items[items.count - 1] += " \(rest.1)"
        }
      }
  }

  /// The grade as the Book shows it: "★★☆".
  package var grade: String {
    String(repeating: "★", count: stars) + String(repeating: "☆", count: 3 - stars)
  }
}
