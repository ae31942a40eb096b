/// A fenced code block, and the options in the comments directly above it.
struct Fence: Hashable, Sendable {
  /// A line such as `snippet: Sources/A.swift#b` of the HTML comment above the fence.
  struct Option: Hashable, Sendable {
    let name: String
    let value: Passage

    init?(_ comment: Passage) {
      let text = comment.text.replacing(/<!--|-->/, with: "")
      let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard let name = parts.first, !name.isEmpty else { return nil }
      self.name = name
      value = comment.part(parts.count > 1 ? parts[1] : "")
    }
  }

  /// The options that a comment may have, by the language of the fence below it.
  private static let known = [
    "swift": ["snippet", "does not compile", "after"],
    "diff": ["diff"],
    "console": ["exit code", "while running", "answers"],
    "screen": ["while running"],
    "mermaid": ["module graph", "modules"],
  ]

  /// The block's opening line.
  let start: Passage
  /// The word after the backticks, in lower case.
  let language: String
  /// The opening backticks.
  let marker: String
  /// The spaces before them.
  let indentation: String
  let options: [Option]
  /// Its text, without indentation.
  private(set) var lines: [Passage] = []
  /// Whether it's closed before the end of the page.
  private(set) var isClosed = false

  /// The lines of the page that contain its text, counted from 0.
  var body: Range<Int> { start.line..<(start.line + lines.count) }

  /// Adds the next line of the page, which may close the block.
  mutating func read(_ line: Passage) {
    let content = line.text.trimmed
    isClosed = content.hasPrefix(marker) && content.allSatisfy { $0 == "`" }
    if !isClosed { lines.append(line.part(line.text.trimmingPrefix(indentation))) }
  }

  /// The values of all options with this name, in order.
  func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value.text)
  }

  /// Options that don't exist, so that the intended check would never run.
  var unknownOptions: [Problem] {
    let known = Self.known[language, default: []]
    return options.filter { !known.contains($0.name) }.map { option in
      option.value.problem(
        "`\(option.name)` has no meaning above a `\(language)` block. Options that have: "
          + "\(known.isEmpty ? "none" : known.joined(separator: ", ")).")
    }
  }

  /// The regions of source files that are shown in the block or precede it: `Sources/A.swift#b`.
  var regions: [String] {
    values("snippet") + values("after")
      + values("diff").flatMap { $0.split(separator: " ").map(String.init) }
  }

  /// What a check of the block returns, or the `Flaw` that it throws.
  func problems(_ check: () throws -> [Problem]) rethrows -> [Problem] {
    do {
      return try check()
    } catch let error as Flaw {
      return [start.problem(error.description)]
    }
  }
}
