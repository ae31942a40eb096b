/// A fence whose text comes from elsewhere, and what it must say.
struct GeneratedBlock {
  let page: String
  /// The fence as it is.
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

/// What a check of all fences found: blocks to compare, and what is wrong already.
struct Findings {
  private(set) var blocks: [GeneratedBlock] = []
  private(set) var problems: [Problem] = []

  /// - Parameter generate: the text that a fence must have and its source, nil if it may have any,
  ///   or a `BlockError`.
  init(
    _ pages: [BookPage],
    generate: (Fence) throws(BlockError) -> (lines: [String], source: String)?
  ) {
    for page in pages {
      for fence in page.fences where fence.isClosed {
        do {
          guard let (lines, source) = try generate(fence) else { continue }
          blocks.append(
            GeneratedBlock(page: page.path, fence: fence, lines: lines, source: source))
        } catch {
          problems.append(Problem(page.path, line: fence.line, error.description))
        }
      }
    }
  }

  /// Everything that is wrong, differences included.
  var allProblems: [Problem] { problems + blocks.compactMap(\.problem) }
}

/// What is wrong with a fence or with an option above it.
struct BlockError: Error, Equatable, CustomStringConvertible {
  /// A sentence that says what to do.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
