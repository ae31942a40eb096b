/// A page of the Book, parsed for the checks and for the site.
///
/// It supports the part of Markdown that the Book uses: ATX headings, fenced code with HTML
/// comments above it, inline links and images, code spans, and tables. Links and fences of another
/// form are reported, because nothing would check them.
struct BookPage: Sendable {
  /// The file, relative to the workspace's root.
  let path: String
  /// The file's lines, without line breaks.
  let lines: [Passage]
  /// The headings' text, without Markdown's markup.
  private(set) var headings: [String] = []
  /// The headings' anchors, which follow the `#` in links.
  private(set) var anchors: [String] = []
  /// Code blocks, in the order of the page.
  private(set) var fences: [Fence] = []
  /// The targets of links and images, in the order of the page.
  private(set) var links: [Passage] = []
  /// The text between backticks in prose, in the order of the page.
  private(set) var codeSpans: [Passage] = []
  /// What isn't a code block or a comment, in the order of the page.
  private(set) var prose: [Passage] = []
  /// What the checks can't parse, and what to write instead.
  private(set) var problems: [Problem] = []
  /// The comments since the last code block or prose.
  private var options: [Fence.Option] = []

  /// - Parameter path: the file, relative to the workspace's root.
  init(path: String, text: String) {
    self.path = path
    lines = text.lines(of: path)
    var isInComment = false
    for line in lines {
      let content = line.part(line.text.trimmed)
      if fences.last?.isClosed == false {
        fences[fences.count - 1].read(line)
      } else if isInComment || content.text.hasPrefix("<!--") {
        isInComment = !content.text.contains("-->")
        if let option = Fence.Option(content) { options.append(option) }
      } else if let start = line.text.wholeMatch(of: /(\s*)(`{3,})\s*([^`\s]*)[^`]*/) {
        let fence = Fence(
          start: line, language: start.3.lowercased(), marker: String(start.2),
          indentation: String(start.1), options: options)
        problems += fence.unknownOptions
        fences.append(fence)
        options = []
      } else {
        prose.append(line)
        guard !content.text.isEmpty else { continue }
        options = []
        read(content)
      }
    }
    if let fence = fences.last, !fence.isClosed {
      problems.append(
        fence.start.problem("This code block has no end. Close it with \(fence.marker)."))
    }
  }

  private mutating func read(_ line: Passage) {
    if let heading = line.text.wholeMatch(of: /#{1,6}\s+(.*)/) { add(plainText(heading.1)) }
    let parts = line.text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    let text = parts.filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "`")
    codeSpans += parts.filter { !$0.offset.isMultiple(of: 2) }.map { line.part($0.element.trimmed) }
    links += text.matches(of: /\]\(([^\s()<>]+)\)/).map { line.part($0.1) }
    if line.text.contains(/^(?:> *)*~~~|^> *```/) {
      problems.append(line.problem("Open a code block with ```, and not inside a quotation."))
    }
    if text.contains(/\]\((?![^\s()<>]+\))|\]\[|^\[[^\]^][^\]]*\]:|<\w+\s[^>]*(?:href|src)\s*=/) {
      problems.append(
        line.problem(
          "Write a link or an image as [text](target), with %20 for a space, %28 and %29 for parentheses."
        ))
    }
  }

  /// Adds a heading, with the anchor that GitHub gives it: in lower case, without punctuation, with
  /// hyphens for spaces, and with a number if an earlier heading has the same anchor.
  private mutating func add(_ heading: String) {
    headings.append(heading)
    let slug = heading.lowercased().replacing(/[^\p{L}\p{M}\p{Nd}\p{Pc}\- ]/, with: "")
      .replacing(" ", with: "-")
    var anchor = slug
    var number = 0
    while anchors.contains(anchor) {
      number += 1
      anchor = "\(slug)-\(number)"
    }
    anchors.append(anchor)
  }

  /// The chapter that the page belongs to: `Book/02-Protocols.md` and its interlude
  /// `Book/02a-Strangers.md` belong to chapter 2; nil for other pages, such as appendices.
  var chapter: Int? {
    path.wholeMatch(of: /Book\/(\d\d)[a-z]?-[^\/]+\.md/).flatMap { Int($0.1) }
  }

  /// The page's text with the text of some code blocks replaced.
  func replacing(_ blocks: [(fence: Fence, text: [String])]) -> String {
    var lines = lines.map(\.text)
    for (fence, text) in blocks.sorted(by: { $0.fence.start.line > $1.fence.start.line }) {
      lines.replaceSubrange(fence.body, with: text.map { $0.isEmpty ? "" : fence.indentation + $0 })
    }
    return lines.joined(separator: "\n")
  }
}

/// A heading's text as readers see it: without backticks, asterisks and the targets of links.
func plainText(_ markdown: some StringProtocol) -> String {
  String(markdown).replacing(/!?\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }
    .filter { $0 != "`" && $0 != "*" }
}
