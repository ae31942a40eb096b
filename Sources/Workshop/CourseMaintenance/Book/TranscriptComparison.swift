import Processes

/// Compares what the commands of a transcript did with what the page says.
struct TranscriptComparison {
  let page: String
  let transcript: Transcript
  let timeout: Duration

  /// Compares output and exit codes.
  func problems(with results: [ShellSession.Result]) -> [Problem] {
    var problems: [Problem] = []
    for (step, result) in zip(transcript.steps, results) {
      switch result {
      case .ended(let code, let output):
        problems += [difference(of: output, from: step), mistake(in: code, of: step)]
          .compactMap { $0 }
      case .timedOut(let output):
        return problems + [
          problem(
            step,
            "was still running after \(Int(timeout.seconds)) seconds, so it was ended. It had printed:\n\(quoting(output))"
          )
        ]
      case .neverRan:
        return problems + [
          problem(step, "never ran: the shell had ended with the command before.")
        ]
      }
    }
    return problems
  }

  private func problem(_ step: Transcript.Step, line: Int? = nil, _ message: String) -> Problem {
    Problem(page, line: line ?? step.line, "`\(step.command)` \(message)")
  }

  private func difference(of output: [String], from step: Transcript.Step) -> Problem? {
    OutputPattern(step.output).difference(from: output).map { line, message in
      problem(
        step, line: line.map { step.outputLine + $0 },
        "prints something else. \(message) The whole output is:\n\(quoting(output))")
    }
  }

  private func mistake(in code: Int32, of step: Transcript.Step) -> Problem? {
    let next = transcript.steps.first { $0.line > step.line }
    if next == nil, let expected = transcript.exitCode {
      return code == expected
        ? nil
        : problem(step, "ended with the code \(code), but the comment above says \(expected).")
    }
    guard code != 0, next?.command.contains("$?") != true else { return nil }
    let fix = next == nil ? "put `<!-- exit code: \(code) -->` above the block, or " : "put "
    return problem(
      step, "ended with the code \(code). If it is meant to, \(fix)`$ echo $?` below it.")
  }

  private func quoting(_ output: [String]) -> String {
    output.map { "    \($0)".trimmedAtEnd }.joined(separator: "\n")
  }
}
