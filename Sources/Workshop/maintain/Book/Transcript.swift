import Foundation
import TerminalUI
import Toolchain

/// A `console` block: commands after `$`, each with its expected output.
struct Transcript {
  private struct Command {
    /// The page's first line, and all of its lines: there are several if they end in a backslash.
    let prompt: Passage
    var lines: [String]
    var code: String
  }

  private let fence: Fence
  private var commands: [Command] = []

  /// - Parameter fence: a block of the language `console`.
  init(_ fence: Fence) throws(Flaw) {
    self.fence = fence
    guard fence.lines.first?.text.hasPrefix("$ ") == true else {
      throw Flaw(
        "A `console` block begins with a command: `$ swift run …`. Use `text` for anything else.")
    }
    var isContinued = false
    for line in fence.lines {
      let isPrompt = line.text.hasPrefix("$ ")
      if isContinued {
        commands[commands.count - 1].lines.append(line.text)
        commands[commands.count - 1].code += "\n" + line.text.trimmingPrefix("> ")
      } else if isPrompt {
        commands.append(
          Command(prompt: line, lines: [line.text], code: String(line.text.dropFirst(2))))
      }
      isContinued = (isContinued || isPrompt) && line.text.hasSuffix("\\")
    }
    if commands.contains(where: { $0.code.contains(/maintain\s+(?:book|verify)\b/) }) {
      throw Flaw(
        "The check of this block would run itself. Show this command in an `sh` block instead.")
    }
  }

  /// Runs the commands in one `sh`, without input, and compares what it prints with the page. `$?`,
  /// variables and the working directory persist from one command to the next.
  ///
  /// - Parameter beginning: shell code that runs before the first command.
  func problems(
    by runner: ProcessRunner, after beginning: String, in folder: URL,
    environment: [String: String?], timeout: Duration
  ) throws -> [Problem] {
    let outcome = try runner.run(
      .init(
        "/bin/sh", ["-c", beginning + script], in: folder, environment: environment,
        timeout: timeout))
    // Prompts and codes begin with a character that no output has, and so a line of their own.
    let lines = outcome.output.split(separator: "\u{1}").flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast($0.last == "\n" ? 1 : 0)
    }
    let codes = lines.compactMap { $0.wholeMatch(of: /\u{2}(\d+) (\d+)/) }
    // How long a machine takes doesn't belong in a transcript.
    let output = lines.filter { !$0.hasPrefix("\u{2}") && !$0.hasPrefix(ProgressLine.plainStart) }
      .map(String.init)
    let whole = "The whole output is:\n\(indented(output))"
    guard case .exit = outcome.end else {
      return [fence.start.problem("This block didn't end by itself. \(whole)")]
    }
    let page = Self.withoutGaps(fence.lines, \.text)
    let difference = difference(
      of: Self.withoutGaps(output, \.self), from: page.map(\.text))
    return difference.map { line, message in
      [
        (line.map { page[$0] } ?? fence.start).problem(
          "The commands print something else. \(message) \(whole)")
      ]
    }
      ?? codes.map { match in
        commands[Int(match.1) ?? 0].prompt.problem(
          "This command ended with the code \(match.2). If it is meant to, put `<!-- exit code: "
            + "\(match.2) -->` above the block, or `$ echo $?` below the command.")
      }
  }

  /// Prints each command as on the page, runs it, and tells of a code that it shouldn't have.
  private var script: String {
    commands.enumerated().map { index, command in
      let next = commands.dropFirst(index + 1).first
      let expected = next == nil ? fence.values("exit code").last ?? "0" : "0"
      let isShown = next?.code.contains("$?") == true
      return """
        printf '\\001%s\\n' \(quoted(command.lines.joined(separator: "\n")))
        (exit "${_code-0}")
        eval \(quoted(command.code))
        _code=$?
        \(isShown ? ":" : "[ $_code = \(expected) ] || printf '\\001\\002\(index) %s\\n' $_code")

        """
    }
    .joined()
  }

  /// Lines without the blank ones above a prompt.
  private static func withoutGaps<Line>(_ lines: [Line], _ text: (Line) -> String) -> [Line] {
    var kept: [Line] = []
    for line in lines {
      if text(line).hasPrefix("$ ") {
        while let last = kept.last, text(last).trimmed.isEmpty { kept.removeLast() }
      }
      kept.append(line)
    }
    return kept
  }
}
