/// A fenced code block and what the comment directly above it asks of it.
struct Fence: Hashable, Sendable {
  /// A line such as `snippet: Sources/A.swift#b` of the HTML comment above the fence.
  struct Option: Hashable, Sendable {
    let name: String
    let value: String
    /// From 1.
    let line: Int

    init?(_ text: String, line: Int) {
      let text = text.replacing(/<!--|-->/, with: "")
      let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard let name = parts.first, !name.isEmpty else { return nil }
      (self.name, value, self.line) = (name, parts.count > 1 ? parts[1] : "", line)
    }

    /// Whether some kind of code block has this option.
    var isKnown: Bool { Fence.known.values.joined().contains(name) }
  }

  /// The options that a comment may hold, by the language of the fence below it.
  private static let known = [
    "swift": ["snippet", "does not compile", "after"],
    "console": ["exit code", "while running", "answers"],
    "mermaid": ["module graph"],
  ]

  /// What follows the backticks, in lower case.
  let language: String
  /// The backticks that open it.
  let marker: String
  /// What precedes them.
  let indentation: String
  /// The line that opens it, from 1.
  let line: Int
  /// What the comments above it say.
  let options: [Option]
  /// Its text, without the indentation.
  private(set) var lines: [String] = []
  /// Whether it ends before the page does.
  private(set) var isClosed = false

  /// Takes the next line of the page; false is the answer when that closes the block.
  mutating func read(_ line: String) -> Bool {
    let content = line.trimmed
    isClosed = content.hasPrefix(marker) && content.allSatisfy { $0 == "`" }
    if !isClosed { lines.append(String(line.trimmingPrefix(indentation))) }
    return !isClosed
  }

  /// The values of the options of a name, in their order.
  func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// Options that don't exist, so that the check they mean would never run.
  var unknownOptions: [PageText] {
    let known = Self.known[language, default: []]
    let names = known.map { "`\($0): …`" }.joined(separator: ", ")
    return options.filter { !known.contains($0.name) }.map { option in
      PageText(
        text:
          "`\(option.name)` has no meaning above a `\(language)` block. It may have \(names.isEmpty ? "no option" : names).",
        line: option.line)
    }
  }
}
