/// The anchors that GitHub gives to the headings of a page.
enum Anchors {
  /// Lower case, without punctuation, spaces as hyphens, and with a number if an earlier heading
  /// has the same anchor.
  static func anchors(of headings: [String]) -> [String] {
    var repetitions: [String: Int] = [:]
    return headings.map { heading in
      let slug = heading.lowercased().replacing(/[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/, with: "")
        .replacing(" ", with: "-")
      var anchor = slug
      while repetitions[anchor] != nil {
        repetitions[slug, default: 0] += 1
        anchor = "\(slug)-\(repetitions[slug, default: 0])"
      }
      repetitions[anchor] = 0
      return anchor
    }
  }
}

/// A heading's text as readers see it: without backticks, asterisks and the targets of links.
func plainText(_ markdown: some StringProtocol) -> String {
  String(markdown).replacing(/!?\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }
    .filter { $0 != "`" && $0 != "*" }
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String { String(drop(while: \.isWhitespace)).trimmedAtEnd }

  /// Without white space at the end.
  var trimmedAtEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
