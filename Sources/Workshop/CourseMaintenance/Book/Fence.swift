/// A fenced code block and what the comment above it asks of it.
package struct Fence: Hashable, Sendable {
  /// A line such as `snippet: Sources/A.swift#b` of the HTML comment above the fence.
  package struct Option: Hashable, Sendable {
    /// What stands before the colon.
    package let name: String
    /// What stands after it, trimmed.
    package let value: String
    /// From 1.
    package let line: Int
  }

  /// What stands after the backticks.
  package let info: String
  /// The backticks or tildes that open it.
  package let marker: String
  /// The indentation or quotation marks in front of them.
  package let prefix: String
  /// The line that opens it, from 1.
  package let line: Int
  /// Its text, without the prefix.
  package let lines: [String]
  /// Whether it ends before the page does.
  package let isClosed: Bool
  /// What the comments directly above it say, with at most one blank line between.
  package let options: [Option]

  /// The first word after the backticks, in lower case.
  package var language: String {
    info.split(whereSeparator: \.isWhitespace).first?.lowercased() ?? ""
  }

  /// The values of the options of a name, in their order.
  ///
  /// - Parameter name: what stands before the colon.
  package func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.map(\.value)
  }

  /// The marker, longer if the text to enclose has a line that would close it.
  func marker(enclosing lines: [String]) -> String {
    guard let character = marker.first else { return marker }
    let runs = lines.map { $0.drop(while: \.isWhitespace).prefix { $0 == character }.count }
    let length = max(marker.count, (runs.max() ?? 0) + 1)
    return (runs.max() ?? 0) < marker.count
      ? marker : String(repeating: character, count: length)
  }
}

extension Fence {
  /// The options that a comment may hold, by the language of the fence below it.
  private static let known = [
    "swift": ["snippet", "does not compile", "after"],
    "console": ["exit code", "while running", "answers"],
    "mermaid": ["module graph"],
  ]

  /// What is wrong with the fence whatever it holds: it has no end, or a comment above it
  /// asks for something that does not exist, so that the check it meant would never run.
  func problems(on page: String) -> [Problem] {
    guard isClosed else {
      return [Problem(page, line: line, "This code block has no end. Close it with \(marker).")]
    }
    let own = Self.known[language] ?? ["snippet"]
    let foreign = Self.known.values.joined().filter { !own.contains($0) }
    let isChecked = Self.known[language] != nil
    return options.filter { option in
      !own.contains(option.name) && (isChecked || foreign.contains(option.name))
    }
    .map { option in
      let names = own.map { "`\($0): …`" }.joined(separator: ", ")
      return Problem(
        page, line: option.line,
        "`\(option.name)` is not an option of a code block in \(language.isEmpty ? "plain text" : language). It may have \(names)."
      )
    }
  }
}
