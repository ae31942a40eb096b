import Foundation
import TerminalUI
import Toolchain

/// The result of a transcript's command.
enum CommandResult: Hashable {
  /// It ended with this exit code after this output.
  case ended(code: Int32, output: [String])
  /// It was still running when it reached the timeout.
  case timedOut(output: [String])
  /// The shell had already ended.
  case neverRan
}

extension ProcessRunner {
  /// Runs the commands of a transcript in one `sh`, without input. `$?`, variables and the working
  /// directory persist from one command to the next.
  ///
  /// - Returns: one result per command.
  /// - Throws: `CommandError` if there is no shell.
  func run(
    _ commands: [String], in folder: URL, environment: [String: String?], timeout: Duration
  ) throws -> [CommandResult] {
    // No output contains this text, so everything between two of these belongs to one command.
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
  /// Splits the shell's output at the markers.
  static func results(
    of count: Int, in outcome: Command.Outcome, marker: String
  ) -> [CommandResult] {
    var results: [CommandResult] = []
    // A marker is followed by the exit code of the command before it.
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
        case .timedOut:
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
    // How long a machine takes doesn't belong in a transcript.
    let shown = lines.filter { !$0.hasPrefix(ProgressLine.plainStart) }
    return shown.last == "" ? shown.dropLast() : shown
  }
}
