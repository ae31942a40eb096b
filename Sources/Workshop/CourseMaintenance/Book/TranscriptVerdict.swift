import Processes

/// Holds what the commands of a transcript did against what the page says.
struct TranscriptVerdict {
  let page: String
  let transcript: Transcript
  let timeout: Duration

  /// Compares output and exit codes.
  ///
  /// - Parameter results: a result a command.
  func problems(with results: [ShellSession.Result]) -> [Problem] {
    var problems: [Problem] = []
    for (index, (step, result)) in zip(transcript.steps, results).enumerated() {
      switch result {
      case .ended(let code, let output):
        problems += difference(between: output, and: step)
        problems += mistake(in: code, at: index)
      case .timedOut(let output):
        return problems + [
          Problem(
            page, line: step.line,
            "`\(step.command)` was still running after \(Int(timeout.seconds)) seconds, so it was ended. It had printed:\n\(quoting(output))"
          )
        ]
      case .neverRan:
        return problems + [
          Problem(
            page, line: step.line,
            "`\(step.command)` never ran: the shell had ended with the command before.")
        ]
      }
    }
    return problems
  }

  private func difference(between output: [String], and step: Transcript.Step) -> [Problem] {
    guard let difference = OutputPattern(step.output).difference(from: output) else { return [] }
    return [
      Problem(
        page, line: difference.line.map { step.outputLine + $0 } ?? step.line,
        "The output of `\(step.command)` differs. \(difference.message) The whole output is:\n\(quoting(output))"
      )
    ]
  }

  private func mistake(in code: Int32, at index: Int) -> [Problem] {
    let step = transcript.steps[index]
    let isLast = index == transcript.steps.count - 1
    if isLast, let expected = transcript.exitCode {
      guard code != expected else { return [] }
      return [
        Problem(
          page, line: step.line,
          "`\(step.command)` ended with the code \(code), but the comment above says \(expected).")
      ]
    }
    let isShown = !isLast && transcript.steps[index + 1].command.contains("$?")
    guard code != 0, !isShown else { return [] }
    let remedy =
      isLast
      ? "put `<!-- exit code: \(code) -->` above the block, or `$ echo $?` below it"
      : "put `$ echo $?` below it"
    return [
      Problem(
        page, line: step.line,
        "`\(step.command)` ended with the code \(code). If it is meant to, \(remedy).")
    ]
  }

  private func quoting(_ output: [String]) -> String {
    output.map { "    \($0)".trimmedAtEnd }.joined(separator: "\n")
  }
}
