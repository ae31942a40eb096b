import Foundation
import Processes
import TerminalUI

/// What came of a command of a transcript.
enum CommandResult: Hashable {
  /// It ended with this code after this output.
  case ended(code: Int32, output: [String])
  /// It was still running when the time was up.
  case timedOut(output: [String])
  /// The shell had ended before.
  case neverRan
}

extension ProcessRunner {
  /// Goes through the commands of a transcript in one `sh`, with nothing to read. `$?`, variables
  /// and `cd` last from one command to the next.
  ///
  /// - Returns: a result a command.
  /// - Throws: `CommandError` without a shell.
  func run(
    _ commands: [String], in folder: URL, environment: [String: String?], timeout: Duration
  ) throws -> [CommandResult] {
    // No output has this text, so what stands between two of them belongs to one command.
    let marker = "end-of-command-\(UUID().uuidString)"
    let script = commands.map { command in
      """
      eval \(quoted(command))
      _code=$?; printf '\(marker) %s\\n' "$_code"; (exit "$_code")

      """
    }
    let outcome = try run(
      Command(
        "/bin/sh", ["-c", script.joined()], in: folder, environment: environment, timeout: timeout))
    return CommandResult.results(of: commands.count, in: outcome, marker: marker)
  }
}

extension CommandResult {
  /// Cuts what the shell printed at the markers.
  static func results(
    of count: Int, in outcome: Command.Outcome, marker: String
  ) -> [CommandResult] {
    var results: [CommandResult] = []
    // After a marker comes the code of the command before it.
    let parts = outcome.output.split(separator: "\(marker) ", omittingEmptySubsequences: false)
    var rest = parts[0]
    for part in parts.dropFirst() {
      let code = part.prefix { $0 != "\n" }
      results.append(.ended(code: Int32(code) ?? -1, output: lines(of: rest)))
      rest = part.dropFirst(code.count + 1)
    }
    if results.count < count {
      let last: CommandResult =
        switch outcome.end {
        case .timedOut, .outputLimitExceeded, .memoryLimitExceeded:
          .timedOut(output: lines(of: rest))
        case .exit(let code): .ended(code: code, output: lines(of: rest))
        case .signal(let signal): .ended(code: 128 + signal, output: lines(of: rest))
        }
      results.append(last)
    }
    return results + Array(repeating: .neverRan, count: max(0, count - results.count))
  }

  private static func lines(of output: Substring) -> [String] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // How long a machine takes is no part of a transcript.
    let shown = lines.filter { !$0.hasPrefix(ProgressLine.plainStart) }
    return shown.last == "" ? shown.dropLast() : shown
  }
}
