import TerminalUI
import WorkshopApp

/// A command of the workshop: what the usage lists, what it takes, and what it does.
///
/// The usage, the reading of the command line and the shells' completions all come from here.
struct Subcommand: Sendable {
  /// The word that names it.
  let name: String
  /// What follows the name in the list of commands, such as "[3 or 3.2]".
  let example: String
  /// What it does, in the list of commands.
  let summary: String
  /// What it takes, and what its own `--help` says.
  let arguments: Arguments<Settings>
  /// Does it.
  let run: @Sendable (Workshop, Settings) async throws -> WorkshopExit

  /// - Parameters:
  ///   - name: the word that names it.
  ///   - example: what follows the name in the list of commands.
  ///   - summary: what it does, in the list of commands.
  ///   - details: what it does, in a sentence of its own `--help`.
  ///   - parameters: what it takes.
  ///   - run: does it.
  init(
    _ name: String, example: String = "", _ summary: String, _ details: String,
    _ parameters: Arguments<Settings>.Parameter...,
    run: @escaping @Sendable (Workshop, Settings) async throws -> WorkshopExit
  ) {
    self.name = name
    self.example = example
    self.summary = summary
    self.run = run
    arguments = Arguments("\(WorkshopCommand.program) \(name)", details, parameters)
  }

  /// What a shell can complete of it.
  var completed: CompletedCommand {
    CompletedCommand(
      name: name, summary: summary,
      options: arguments.options.map {
        CompletedCommand.Option(name: $0.name, placeholder: $0.placeholder, help: $0.help)
      },
      argument: arguments.positional.first)
  }
}

/// What the commands take.
struct Settings {
  var selection: String?
  var shell = ""
  var timeout = 10.0
  var interval = 0.2
  var exercise = ""
  var once = false
  var verbose = false
  var reveal = false
  var json = false
  var results: String?
  var junit: String?
  var answers: String?
  var mermaid = false
}
