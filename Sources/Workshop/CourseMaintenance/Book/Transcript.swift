import Processes

/// A `console` block: commands after `$`, each with the output that must follow it.
struct Transcript {
  struct Step {
    fileprivate let prompt: Passage
    /// As the shell reads it; of several lines if they end in a backslash.
    fileprivate(set) var command: String
    /// The lines that it must print, with `…` for what may be anything.
    fileprivate var output: [Passage] = []

    fileprivate func problem(at line: Passage? = nil, _ message: String) -> Problem {
      (line ?? prompt).problem("`\(command)` \(message)")
    }
  }

  /// In their order.
  private(set) var steps: [Step] = []
  /// The code that the last command must end with, if the comment above the block gives one.
  private var exitCode: Int32?

  /// - Parameter fence: a block of the language `console`.
  /// - Throws: an error when it holds no transcript that could be run.
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
      if exitCode == nil { throw BlockError("`exit code: \(value)` is no number.") }
    }
  }

  /// Whether some command has the package manager build something, which takes its time.
  var builds: Bool {
    steps.contains { $0.command.contains(/swift (?:build|test|run workshop)\b/) }
  }

  /// Compares what the commands did with what the page says.
  ///
  /// - Parameter timeout: how long they might take.
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
          step.problem("never ran: the shell had ended with the command before.")
        ]
      }
    }
    return problems
  }

  /// What is wrong with the code that a command ended with.
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
