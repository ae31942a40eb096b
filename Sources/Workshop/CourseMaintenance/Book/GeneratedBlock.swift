/// A fence whose text comes from elsewhere, and what it must say.
struct GeneratedBlock {
  /// The page's file.
  let page: String
  /// The fence as it stands.
  let fence: Fence
  /// The lines that it must hold.
  let lines: [String]
  /// Where they come from, in words.
  let source: String

  /// The first line that differs, as a problem; nil if there is none.
  var problem: Problem? {
    guard fence.lines != lines else { return nil }
    let same = zip(fence.lines, lines).prefix { $0 == $1 }.count
    let expected = same < lines.count ? "`\(lines[same])`" : "no more lines"
    let actual = same < fence.lines.count ? "`\(fence.lines[same])`" : "no more lines"
    return Problem(
      page, line: fence.line + 1 + same,
      "This block differs from \(source). Expected \(expected), found \(actual). `swift run maintain book --fix` rewrites it."
    )
  }
}

/// What a check of the Book found: blocks to compare, and what is wrong already.
struct Findings {
  var blocks: [GeneratedBlock] = []
  var problems: [Problem] = []

  /// Everything that is wrong, differences included.
  var allProblems: [Problem] { problems + blocks.compactMap(\.problem) }
}
