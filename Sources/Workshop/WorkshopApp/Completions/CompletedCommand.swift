/// What a shell can complete of a command.
package struct CompletedCommand: Sendable {
  /// An option or a flag.
  package struct Option: Sendable {
    /// Its name without the dashes.
    let name: String
    /// Stands for its value, such as "SECONDS"; nil for a flag.
    let placeholder: String?
    /// A sentence about it.
    let help: String

    /// - Parameters:
    ///   - name: its name without the dashes.
    ///   - placeholder: stands for its value; nil for a flag.
    ///   - help: a sentence about it.
    package init(name: String, placeholder: String?, help: String) {
      self.name = name
      self.placeholder = placeholder
      self.help = help
    }

    /// Whether its value is a file or a folder.
    var takesPath: Bool { placeholder.map(["FILE", "DIR"].contains) ?? false }
  }

  /// The word that names it.
  let name: String
  /// What it does.
  let summary: String
  /// What it takes, in the order of its usage.
  let options: [Option]
  /// The name of its argument, such as "NUMBER" or "SHELL".
  let argument: String?

  /// - Parameters:
  ///   - name: the word that names it.
  ///   - summary: what it does.
  ///   - options: what it takes.
  ///   - argument: the name of its argument.
  package init(name: String, summary: String, options: [Option], argument: String?) {
    self.name = name
    self.summary = summary
    self.options = options + [Option(name: "help", placeholder: nil, help: "Show what it takes.")]
    self.argument = argument
  }

  /// Whether its argument is a chapter or an exercise.
  var takesNumber: Bool { argument == "NUMBER" }
  /// Whether its argument is a shell.
  var takesShell: Bool { argument == "SHELL" }
}
