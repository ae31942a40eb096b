import Testing

extension Trait where Self == IssueHandlingTrait {
  /// Ends every failure with the place to read.
  public static func lesson(_ page: String, _ heading: String) -> Self {
    .compactMapIssues { issue in
      let place = Comment(rawValue: "Read: Book/\(page), \"\(heading)\"")
      guard !issue.comments.contains(place) else { return issue }
      var issue = issue
      issue.comments.append(place)
      return issue
    }
  }
}
