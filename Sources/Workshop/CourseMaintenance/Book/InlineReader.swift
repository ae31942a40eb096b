/// The links and code spans in a line of prose, as far as a page may use them.
struct InlineReader {
  /// The targets of links and images.
  let links: [String]
  /// What is between backticks.
  let codeSpans: [String]
  /// What to write instead of something that isn't read, and so would not be checked.
  let advice: String?

  init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    let prose = parts.filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "`")
    codeSpans = parts.filter { !$0.offset.isMultiple(of: 2) }.map(\.element.trimmed)
    links = prose.matches(of: /\]\(([^\s()<>]+)\)/).map { String($0.1) }
    let isCodeClosed = !parts.count.isMultiple(of: 2) && !codeSpans.contains("")
    advice =
      if text.contains(/^(?:> *)*~~~|^> *```/) {
        "Open a code block with ```, not with ~~~ nor in a quotation."
      } else if !isCodeClosed {
        "Put code between single backticks, in one line."
      } else if prose.contains(
        /\]\((?![^\s()<>]+\))|\]\[|^\[[^\]^][^\]]*\]:|<\w+\s[^>]*(?:href|src)\s*=/)
      {
        "Write a link or an image as [text](target), with %20 for a space, %28 and %29 for parentheses."
      } else if text.contains(/^=+$/) {
        "Write a heading as `# Heading`."
      } else {
        nil
      }
  }
}
