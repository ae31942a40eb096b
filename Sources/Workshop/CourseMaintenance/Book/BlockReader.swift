/// Splits a page into code blocks and prose, a line at a time.
struct BlockReader {
  /// In the order of the page.
  private(set) var fences: [Fence] = []
  /// The lines outside code blocks and comments, trimmed; none is blank.
  private(set) var prose: [PageText] = []
  /// What is wrong with code blocks and with the comments above them.
  private(set) var problems: [PageText] = []

  private var options: [Fence.Option] = []
  private var isInFence = false
  private var isInComment = false

  init(_ lines: [String]) {
    for (index, line) in lines.enumerated() {
      let content = line.trimmed
      if isInFence {
        isInFence = fences[fences.count - 1].read(line)
      } else if isInComment || content.hasPrefix("<!--") {
        isInComment = !content.contains("-->")
        options += Fence.Option(content, line: index + 1).map { [$0] } ?? []
      } else if let start = line.wholeMatch(of: /(\s*)(`{3,})\s*([^`\s]*)[^`]*/) {
        open(
          Fence(
            language: start.3.lowercased(), marker: String(start.2),
            indentation: String(start.1), line: index + 1, options: options))
      } else if !content.isEmpty {
        prose.append(PageText(text: content, line: index + 1))
        endOptions()
      }
    }
    endOptions()
    if isInFence, let fence = fences.last {
      problems.append(
        PageText(
          text: "This code block has no end. Close it with \(fence.marker).", line: fence.line))
    }
  }

  private mutating func open(_ fence: Fence) {
    fences.append(fence)
    problems += fence.unknownOptions
    options = []
    isInFence = true
  }

  /// An option away from its code block would have no effect.
  private mutating func endOptions() {
    problems += options.filter(\.isKnown).map {
      PageText(text: "`\($0.name)` must be directly above a code block.", line: $0.line)
    }
    options = []
  }
}
