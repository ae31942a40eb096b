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
/// The names of keys stand for those keys: Return, Space, Tab, Escape, Backspace, Up, Down, Left,
/// Right, and Ctrl with any letter, such as Ctrl-C. Other words are typed letter by letter.
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

  /// The shell command.
  let command: String
  let size: (columns: Int, rows: Int)
  private(set) var steps: [Step]

  /// - Parameter fence: a block of the language `screen`.
  /// - Throws: an error if it can't be played.
  init(_ fence: Fence) throws(BlockError) {
    guard let first = fence.lines.first, first.text.hasPrefix("$ ") else {
      throw BlockError("A `screen` block begins with a command: `$ swift run …`.")
    }
    command = first.text.dropFirst(2).trimmed
    let numbers = (fence.values("size").last ?? "80x24").split(separator: "x").map { Int($0) ?? 0 }
    guard numbers.count == 2, numbers.allSatisfy((1...500).contains) else {
      throw BlockError("A window's size is two numbers: `size: 80x24`.")
    }
    size = (numbers[0], numbers[1])
    steps = [Step(cause: first, input: "")]
    for line in fence.lines.dropFirst() {
      if let keys = line.text.wholeMatch(of: /\[You type: (.+)\]/)?.1 {
        steps.append(Step(cause: line, input: Self.input(keys.split(separator: " "))))
      } else {
        steps[steps.count - 1].screen.append(line)
      }
    }
  }

  private static func input(_ words: [Substring]) -> String {
    words.map { word in
      switch word {
      case "Return": "\r"
      case "Space": " "
      case "Tab": "\t"
      case "Escape": "\u{1B}"
      case "Backspace": "\u{7F}"
      case "Up": "\u{1B}[A"
      case "Down": "\u{1B}[B"
      case "Right": "\u{1B}[C"
      case "Left": "\u{1B}[D"
      default:
        if let letter = word.wholeMatch(of: /Ctrl-([A-Z])/)?.1.unicodeScalars.first {
          String(UnicodeScalar(UInt8(letter.value - 0x40)))
        } else {
          String(word)
        }
      }
    }
    .joined()
  }

  /// Plays the steps, up to the first with an unexpected screen.
  ///
  /// - Parameters:
  ///   - folder: the command's working directory.
  ///   - environment: changes to this process's environment variables; nil removes one.
  ///   - timeout: how long each screen may take to appear.
  /// - Throws: `BlockError` if there's no pseudo-terminal, or no such command.
  func problems(
    in folder: URL, environment: [String: String?], timeout: Duration
  ) throws -> [Problem] {
    let session = try ScreenSession(
      command, size: size, in: folder, environment: environment)
    defer { session.end() }
    for step in steps {
      session.type(step.input)
      if let problem = session.wait(timeout, until: { step.problem(with: $0) == nil })
        .flatMap(step.problem)
      {
        return [problem]
      }
    }
    return []
  }
}
