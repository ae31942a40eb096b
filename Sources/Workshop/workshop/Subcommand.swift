import TerminalUI

/// A command of the workshop: its help, its parameters, and its action.
///
/// The usage and the parsing of the command line are derived from this.
struct Subcommand: Sendable {
  let name: String
  /// The example argument in the list of commands, such as "[3 or 3.2]".
  let example: String
  /// What it does, in the list of commands.
  let summary: String
  let arguments: Arguments<Settings>
  let run: @Sendable (Workshop, Settings) async throws -> WorkshopExit

  /// - Parameter details: what it does, as a sentence for its own `--help`.
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
      parameters + [.flag("plain", \.plain, "Text only: no colours, bars or stars.")])
  }
}

struct Settings {
  var selection: String?
  var exercise = ""
  var once = false
  var timeout = 10.0
  var verbose = false
  var reveal = false
  var json = false
  var grade = GradeOptions()
  var mermaid = false
  var plain = false
}
