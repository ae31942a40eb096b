/// A page of the Book, parsed for the checks.
///
/// It supports the part of Markdown that the Book uses: ATX headings, fenced code with HTML
/// comments above it, inline links and images, code spans, and tables. Anything else that might
/// need checking is reported as a problem.
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
  /// The rows of tables.
  private(set) var rows: [Passage] = []
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
      } else if !content.text.isEmpty {
        endOptions()
        read(content)
      }
    }
    endOptions()
    if let fence = fences.last, !fence.isClosed {
      problems.append(
        fence.start.problem("This code block has no end. Close it with \(fence.marker)."))
    }
  }

  /// Reports options that aren't directly above a code block, and so would have no effect.
  private mutating func endOptions() {
    problems += options.filter(\.isKnown).map {
      $0.value.problem("`\($0.name)` must be directly above a code block.")
    }
    options = []
  }

  private mutating func read(_ prose: Passage) {
    if prose.text.hasPrefix("|") { rows.append(prose) }
    if let heading = prose.text.wholeMatch(of: /#{1,6}\s+(.*)/) { add(plainText(heading.1)) }
    let parts = prose.text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    let text = parts.filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "`")
    let code = parts.filter { !$0.offset.isMultiple(of: 2) }.map(\.element.trimmed)
    links += text.matches(of: /\]\(([^\s()<>]+)\)/).map { prose.part($0.1) }
    codeSpans += code.map(prose.part)
    let isCodeClosed = !parts.count.isMultiple(of: 2) && !code.contains("")
    let advice: String? =
      if prose.text.contains(/^(?:> *)*~~~|^> *```/) {
        "Open a code block with ```, not with ~~~, and not inside a quotation."
      } else if !isCodeClosed {
        "Put code between single backticks, on one line."
      } else if text.contains(
        /\]\((?![^\s()<>]+\))|\]\[|^\[[^\]^][^\]]*\]:|<\w+\s[^>]*(?:href|src)\s*=/)
      {
        "Write a link or an image as [text](target), with %20 for a space, %28 and %29 for parentheses."
      } else if prose.text.contains(/^=+$/) {
        "Write a heading as `# Heading`."
      } else {
        nil
      }
    if let advice { problems.append(prose.problem("The Book's checks can't read this. \(advice)")) }
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

  /// Whether this is the chapter's page or one of its interludes.
  func isPage(of chapter: Int) -> Bool { place?.chapter == chapter }

  /// Its place in the order of the Book; nil for other pages, such as appendices.
  var place: BookPlace? { BookPlace(path: path) }

  /// The page's text with some lines replaced.
  ///
  /// - Parameter edits: the lines to replace, counted from 0, and the new text.
  func replacing(_ edits: [(lines: Range<Int>, text: [String])]) -> String {
    var lines = lines.map(\.text)
    for edit in edits.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) {
      lines.replaceSubrange(edit.lines, with: edit.text)
    }
    return lines.joined(separator: "\n")
  }
}

/// A heading's text as readers see it: without backticks, asterisks and the targets of links.
func plainText(_ markdown: some StringProtocol) -> String {
  String(markdown).replacing(/!?\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }
    .filter { $0 != "`" && $0 != "*" }
}
