import Foundation
import TerminalUI
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

  /// What a command did.
  struct Result: Hashable {
    /// The exit code; nil if it was still running at the timeout.
    let code: Int32?
    let output: [String]
  }

  /// The steps, in order.
  private(set) var steps: [Step] = []
  /// The expected exit code of the last command, if the comment above the block gives one.
  private let exitCode: Int32?

  /// - Parameter fence: a block of the language `console`.
  init(_ fence: Fence) throws(Flaw) {
    exitCode = fence.values("exit code").last.flatMap { Int32($0) }
    guard fence.lines.first?.text.hasPrefix("$ ") == true else {
      throw Flaw(
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
      throw Flaw(
        "The check of this block would run itself. Show this command in an `sh` block instead.")
    }
  }

  /// Runs the commands in one `sh`, without input. `$?`, variables and the working directory persist
  /// from one command to the next.
  ///
  /// - Parameter beginning: shell code that runs before the first command.
  /// - Returns: the results; fewer than there are commands if one of them ended the shell.
  func run(
    by runner: ProcessRunner, after beginning: String = "", in folder: URL,
    environment: [String: String?], timeout: Duration
  ) throws -> [Result] {
    // No output contains this text, so everything between two of these belongs to one command.
    let marker = "end-of-command-\(UUID().uuidString)"
    let script = steps.map { step in
      """
      eval \(quoted(step.command))
      _code=$?; printf '\(marker) %s\\n' "$_code"; (exit "$_code")

      """
    }
    let outcome = try runner.run(
      Command(
        "/bin/sh", ["-c", beginning + script.joined()], in: folder, environment: environment,
        timeout: timeout))
    // A marker is followed by the exit code of the command before it.
    let parts = outcome.output.split(separator: "\(marker) ", omittingEmptySubsequences: false)
    var results: [Result] = []
    var rest = parts[0]
    for part in parts.dropFirst() {
      let code = part.prefix { $0 != "\n" }
      results.append(Result(code: Int32(code), output: Self.lines(of: rest)))
      rest = part.dropFirst(code.count + 1)
    }
    guard results.count < steps.count else { return results }
    let code: Int32? =
      switch outcome.end {
      case .exit(let code): code
      case .signal(let signal): 128 + signal
      case .timedOut, .outputLimitExceeded, .memoryLimitExceeded: nil
      }
    return results + [Result(code: code, output: Self.lines(of: rest))]
  }

  private static func lines(of output: Substring) -> [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // How long a machine takes doesn't belong in a transcript.
    let shown = lines.filter { !$0.hasPrefix(ProgressLine.plainStart) }
    return shown.last == "" ? shown.dropLast() : shown
  }

  /// Compares the results of the commands with the page.
  func problems(with results: [Result]) -> [Problem] {
    var problems: [Problem] = []
    for (index, (step, result)) in zip(steps, results).enumerated() {
      guard let code = result.code else {
        let printed = indented(result.output)
        return problems + [step.problem("didn't end in time. It had printed:\n\(printed)")]
      }
      if let (line, message) = difference(of: result.output, from: step.output.map(\.text)) {
        let output = indented(result.output)
        problems.append(
          step.problem(
            at: line.map { step.output[$0] },
            "prints something else. \(message) The whole output is:\n\(output)"))
      }
      let next = steps.dropFirst(index + 1).first
      let expected = next == nil ? exitCode ?? 0 : 0
      if code != expected, next?.command.contains("$?") != true {
        problems.append(
          step.problem(
            "ended with the code \(code). If it is meant to, put `<!-- exit code: \(code) -->` above "
              + "the block, or `$ echo $?` below the command."))
      }
    }
    if let step = steps.dropFirst(results.count).first {
      problems.append(step.problem("never ran: the command before it ended the shell."))
    }
    return problems
  }
}
