import Grading
import TerminalUI
import WorkshopApp

/// A command of the workshop: what the usage lists, what it takes, and what it does.
///
/// The usage, the reading of the command line and the shells' completions all come from here.
struct Subcommand: Sendable {
  let name: String
  /// What follows the name in the list of commands, such as "[3 or 3.2]".
  let example: String
  /// What it does, in the list of commands.
  let summary: String
  let arguments: Arguments<Settings>
  let run: @Sendable (Workshop, Settings) async throws -> WorkshopExit

  /// - Parameter details: what it does, in a sentence of its own `--help`.
  init(
    _ name: String, example: String = "", _ summary: String, _ details: String,
    _ parameters: Arguments<Settings>.Parameter...,
    run: @escaping @Sendable (Workshop, Settings) async throws -> WorkshopExit
  ) {
    self.name = name
    self.example = example
    self.summary = summary
    self.run = run
    arguments = Arguments(
      "\(WorkshopCommand.program) \(name)", details,
      parameters + [.flag("plain", \.plain, "Text only: no colours, links, bars or stars.")])
  }

  /// What a shell can complete of it.
  var options: [(name: String, placeholder: String?, help: String)] {
    arguments.options + [("help", nil, "Show what it takes.")]
  }

  /// The name of its argument, such as "NUMBER" or "SHELL".
  var argument: String? { arguments.positional.first }
}

struct Settings {
  var selection: String?
  var shell = ""
  var interval = 0.2
  var exercise = ""
  var once = false
  var timeout = 10.0
  var verbose = false
  var reveal = false
  var json = false
  var grade = GradeOptions(timeout: .seconds(10))
  var answers: String?
  var mermaid = false
  var plain = false
}
