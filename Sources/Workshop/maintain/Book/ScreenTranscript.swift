import Foundation
import ScreenBuffer

/// A `screen` block: a program that is started at a terminal, what a person types, and what the
/// window shows after that.
///
///     $ swift run Chapter4
///     Count 0
///
///     >
///     [You type: + + prime Return]
///     Count 2
///     …
///
/// The names of keys stand for those keys. Other words are typed letter by letter.
struct ScreenTranscript {
  struct Step {
    /// The line that says what is typed; for the first screen, the line with the command.
    fileprivate let cause: Passage
    /// The characters that the terminal sends.
    let input: String
    /// The expected lines of the window, with `…` for anything.
    fileprivate(set) var screen: [Passage] = []

    /// - Parameter seen: the window's lines at the end of the wait.
    /// - Returns: what is wrong with them.
    func problem(with seen: [String]) -> Problem? {
      guard let (line, message) = difference(of: seen, from: screen.map(\.text)) else { return nil }
      return (line.map { screen[$0] } ?? cause).problem(
        "The window shows something else. \(message) It shows:\n\(indented(seen))")
    }
  }

  private static let keys = [
    "Return": "\r", "Space": " ", "Tab": "\t", "Escape": "\u{1B}", "Backspace": "\u{7F}",
    "Up": "\u{1B}[A", "Down": "\u{1B}[B", "Right": "\u{1B}[C", "Left": "\u{1B}[D",
    "Ctrl-C": "\u{3}", "Ctrl-D": "\u{4}",
  ]

  /// The shell command.
  let command: String
  private(set) var steps: [Step]

  /// - Parameter fence: a block of the language `screen`.
  init(_ fence: Fence) throws(Flaw) {
    guard let first = fence.lines.first, first.text.hasPrefix("$ ") else {
      throw Flaw("A `screen` block begins with a command: `$ swift run …`.")
    }
    command = first.text.dropFirst(2).trimmed
    steps = [Step(cause: first, input: "")]
    for line in fence.lines.dropFirst() {
      if let words = line.text.wholeMatch(of: /\[You type: (.+)\]/)?.1.split(separator: " ") {
        let input = words.map { Self.keys[String($0)] ?? String($0) }.joined()
        steps.append(Step(cause: line, input: input))
      } else {
        steps[steps.count - 1].screen.append(line)
      }
    }
  }

  /// Plays the steps, up to the first with an unexpected screen.
  ///
  /// - Parameters:
  ///   - beginning: shell code that runs before the command.
  ///   - folder: the command's working directory.
  ///   - environment: changes to this process's environment variables; nil removes one.
  ///   - timeout: how long each screen may take to appear.
  func problems(
    after beginning: String, in folder: URL, environment: [String: String?], timeout: Duration
  ) throws -> [Problem] {
    let session = try ScreenSession(beginning + command, in: folder, environment: environment)
    defer { session.end() }
    for step in steps {
      session.type(step.input)
      let seen = session.wait(timeout) { step.problem(with: $0) == nil }
      if let problem = step.problem(with: seen) { return [problem] }
    }
    return []
  }
}
