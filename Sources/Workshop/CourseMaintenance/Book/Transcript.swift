/// A `console` block: commands after `$`, each with the output that must follow it.
struct Transcript: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    /// As the shell reads it; of several lines if they end in a backslash.
    fileprivate(set) var command: String
    /// The lines that it must print, with `…` as `OutputPattern` understands it.
    fileprivate(set) var output: [String] = []
    /// The line of its prompt on the page, from 1.
    let line: Int
    /// The first line of its output on the page, from 1.
    fileprivate(set) var outputLine: Int
  }

  /// In their order.
  let steps: [Step]
  /// The code that the last command must end with, if the comment above the block gives one.
  let exitCode: Int32?

  /// - Parameter fence: a block of the language `console`.
  /// - Throws: `BlockError` when it holds no transcript that could be run.
  init(checked fence: Fence) throws {
    var steps: [Step] = []
    for (index, text) in fence.lines.enumerated() {
      let line = fence.line + 1 + index
      if let last = steps.indices.last, steps[last].command.hasSuffix("\\"),
        steps[last].outputLine == line
      {
        steps[last].command += "\n" + text.trimmingPrefix("> ")
        steps[last].outputLine += 1
      } else if text.hasPrefix("$ ") {
        steps.append(Step(command: text.dropFirst(2).trimmed, line: line, outputLine: line + 1))
      } else if let last = steps.indices.last {
        steps[last].output.append(text)
      }
    }
    guard fence.lines.first?.hasPrefix("$ ") == true else {
      throw BlockError(
        "A `console` block begins with a command: `$ swift run …`. Use `text` for anything else.")
    }
    if steps.contains(where: { $0.command.contains(/maintain\s+(?:book|verify)\b/) }) {
      throw BlockError(
        "The check of this block would run itself. Show this command in an `sh` block instead.")
    }
    self.steps = steps
    exitCode = try fence.values("exit code").last.map { value in
      guard let code = Int32(value) else {
        throw BlockError("`exit code: \(value)` is no number.")
      }
      return code
    }
  }

  /// Whether some command has the package manager build something, which takes its time.
  var builds: Bool {
    steps.contains { $0.command.contains(/swift (?:build|test|run workshop)\b/) }
  }
}
