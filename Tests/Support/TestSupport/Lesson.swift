import Testing

extension Trait where Self == IssueHandlingTrait {
  /// Ends every failure of an exercise's suite with the place to read.
  ///
  /// - Parameters:
  ///   - page: the Book's file, such as "01-ControlFreak.md".
  ///   - heading: the heading in that file.
  package static func lesson(_ page: String, _ heading: String) -> Self {
    let place = Comment(rawValue: "Read: Book/\(page), \"\(heading)\"")
    return .compactMapIssues { issue in
      // The trait handles an issue once for the test and once for its suite.
      guard !issue.comments.contains(place) else { return issue }
      var issue = issue
      issue.comments.append(place)
      return issue
    }
  }
}
