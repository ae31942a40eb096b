/// A page of the Book as its checks see it.
///
/// It reads the part of Markdown that the Book is written in: ATX headings, fenced code with HTML
/// comments above it, inline links and images, code spans, tables. What else could hold
/// something to check is a problem.
struct BookPage: Sendable {
  /// The file, relative to the workspace's root.
  let path: String
  /// The file's lines without their newlines.
  let lines: [String]
  /// The headings' text without Markdown's own signs.
  let headings: [String]
  /// What follows the `#` in links to the headings.
  let anchors: [String]
  /// In the order of the page.
  let fences: [Fence]
  /// The targets of links and images, in the order of the page.
  let links: [PageText]
  /// What is between backticks in prose, in the order of the page.
  let codeSpans: [PageText]
  /// The rows of tables.
  let rows: [PageText]
  /// What the checks cannot read, and what to write instead.
  let problems: [Problem]

  /// - Parameter path: the file, relative to the workspace's root.
  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let blocks = BlockReader(lines)
    fences = blocks.fences
    rows = blocks.prose.filter { $0.text.hasPrefix("|") }
    headings = blocks.prose.compactMap { line in
      line.text.wholeMatch(of: /#{1,6}\s+(.*)/).map { plainText($0.1) }
    }
    anchors = Anchors.anchors(of: headings)
    let inline = blocks.prose.map { (line: $0.line, content: InlineReader($0.text)) }
    links = inline.flatMap { line, content in
      content.links.map { PageText(text: $0, line: line) }
    }
    codeSpans = inline.flatMap { line, content in
      content.codeSpans.map { PageText(text: $0, line: line) }
    }
    let unread = inline.compactMap { line, content in
      content.advice.map { PageText(text: "The Book's checks can't read this. \($0)", line: line) }
    }
    problems = (blocks.problems + unread).map { Problem(path, line: $0.line, $0.text) }
  }

  /// The page with other text in some of its fences.
  func replacing(_ bodies: [(fence: Fence, lines: [String])]) -> String {
    var lines = lines
    for (fence, body) in bodies.sorted(by: { $0.fence.line > $1.fence.line }) {
      lines.replaceSubrange(
        fence.line..<(fence.line + fence.lines.count),
        with: body.map { $0.isEmpty ? "" : fence.indentation + $0 })
    }
    return lines.joined(separator: "\n")
  }
}

/// A piece of a page.
struct PageText: Hashable, Sendable {
  let text: String
  /// The line that it is in, from 1.
  let line: Int
}
