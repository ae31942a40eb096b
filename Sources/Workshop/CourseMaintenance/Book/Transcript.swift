import Toolchain

/// A `console` block: commands after `$`, each with its expected output.
struct Transcript {
  struct Step {
    fileprivate let prompt: Passage
    /// The shell command, which has several lines if they end in a backslash.
    fileprivate(set) var command: String
    /// The expected lines of output, with `…` for anything.
    fileprivate var output: [Passage] = []

    fileprivate func problem(at line: Passage? = nil, _ message: String) -> Problem {
      (line ?? prompt).problem("`\(command)` \(message)")
    }
  }

  /// The steps, in order.
  private(set) var steps: [Step] = []
  /// The expected exit code of the last command, if the comment above the block gives one.
  private var exitCode: Int32?

  /// - Parameter fence: a block of the language `console`.
  /// - Throws: an error if it can't be run.
  init(_ fence: Fence) throws(BlockError) {
    guard fence.lines.first?.text.hasPrefix("$ ") == true else {
      throw BlockError(
        "A `console` block begins with a command: `$ swift run …`. Use `text` for anything else.")
    }
    for line in fence.lines {
      if let last = steps.last, last.command.hasSuffix("\\"), last.output.isEmpty {
        steps[steps.count - 1].command += "\n" + line.text.trimmingPrefix("> ")
      } else if line.text.hasPrefix("$ ") {
        steps.append(Step(prompt: line, command: line.text.dropFirst(2).trimmed))
      } else {
        steps[steps.count - 1].output.append(line)
      }
    }
    if steps.contains(where: { $0.command.contains(/maintain\s+(?:book|verify)\b/) }) {
      throw BlockError(
        "The check of this block would run itself. Show this command in an `sh` block instead.")
    }
    if let value = fence.values("exit code").last {
      exitCode = Int32(value)
      if exitCode == nil { throw BlockError("`exit code: \(value)` isn't a number.") }
    }
  }

  /// Whether some command builds something, which takes time.
  var builds: Bool {
    steps.contains { $0.command.contains(/swift (?:build|test|run workshop)\b/) }
  }

  /// Compares the results of the commands with the page.
  ///
  /// - Parameter timeout: the timeout that the commands had.
  func problems(with results: [CommandResult], timeout: Duration) -> [Problem] {
    var problems: [Problem] = []
    for (index, (step, result)) in zip(steps, results).enumerated() {
      switch result {
      case .ended(let code, let output):
        if let (line, message) = difference(of: output, from: step.output.map(\.text)) {
          problems.append(
            step.problem(
              at: line.map { step.output[$0] },
              "prints something else. \(message) The whole output is:\n\(indented(output))"))
        }
        let next = steps.dropFirst(index + 1).first
        if let message = mistake(in: code, before: next) { problems.append(step.problem(message)) }
      case .timedOut(let output):
        return problems + [
          step.problem(
            "was still running after \(Int(timeout.seconds)) seconds, so it was ended. It had printed:\n\(indented(output))"
          )
        ]
      case .neverRan:
        return problems + [
          step.problem("never ran: the command before it ended the shell.")
        ]
      }
    }
    return problems
  }

  /// Reports an unexpected exit code of a command.
  private func mistake(in code: Int32, before next: Step?) -> String? {
    if next == nil, let exitCode {
      return code == exitCode
        ? nil : "ended with the code \(code), but the comment above says \(exitCode)."
    }
    if code == 0 || next?.command.contains("$?") == true { return nil }
    let fix = next == nil ? "put `<!-- exit code: \(code) -->` above the block, or " : "put "
    return "ended with the code \(code). If it is meant to, \(fix)`$ echo $?` below it."
  }
}
