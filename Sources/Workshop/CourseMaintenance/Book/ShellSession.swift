import Foundation
import Processes

/// One `sh` that goes through the commands of a transcript, in the workspace's root and with
/// nothing to read. `$?`, variables and `cd` last from one command to the next.
struct ShellSession {
  /// What came of a command.
  enum Result: Hashable {
    /// It ended with this code after this output.
    case ended(code: Int32, output: [String])
    /// It was still running when the time was up.
    case timedOut(output: [String])
    /// The shell had ended before.
    case neverRan
  }

  let runner: ProcessRunner
  let folder: URL
  let environment: [String: String?]
  let timeout: Duration

  /// Runs the commands.
  ///
  /// - Returns: a result a command.
  /// - Throws: `CommandError` without a shell.
  func run(_ commands: [String]) throws -> [Result] {
    // No output has this text, so what stands between two of them belongs to one command.
    let marker = "end-of-command-\(UUID().uuidString)"
    let script = commands.map { command in
      """
      eval \(quoted(command))
      _code=$?; printf '\(marker) %s\\n' "$_code"; (exit "$_code")

      """
    }
    let outcome = try runner.run(
      Command(
        "/bin/sh", ["-c", script.joined()], in: folder, environment: environment, timeout: timeout))
    return Self.results(of: commands.count, in: outcome, marker: marker)
  }

  /// Cuts what the shell printed at the markers.
  static func results(
    of count: Int, in outcome: Command.Outcome, marker: String
  ) -> [Result] {
    var results: [Result] = []
    var rest = outcome.output[...]
    while let range = rest.firstRange(of: "\(marker) ") {
      let output = rest[..<range.lowerBound]
      let code = rest[range.upperBound...].prefix { $0 != "\n" }
      results.append(.ended(code: Int32(code) ?? -1, output: lines(of: output)))
      rest = rest[range.upperBound...].dropFirst(code.count + 1)
    }
    if results.count < count {
      switch outcome.end {
      case .timedOut, .outputLimitExceeded: results.append(.timedOut(output: lines(of: rest)))
      case .exit(let code): results.append(.ended(code: code, output: lines(of: rest)))
      case .signal(let signal):
        results.append(.ended(code: 128 + signal, output: lines(of: rest)))
      }
    }
    return results + Array(repeating: .neverRan, count: max(0, count - results.count))
  }

  private static func lines(of output: Substring) -> [String] {
    guard !output.isEmpty else { return [] }
    let text = output.hasSuffix("\n") ? output.dropLast() : output
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
