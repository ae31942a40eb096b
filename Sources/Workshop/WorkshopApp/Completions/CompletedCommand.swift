/// What a shell can complete of a command.
package struct CompletedCommand: Sendable {
  /// An option or a flag.
  package struct Option: Sendable {
    let name: String
    /// The name of its value, such as "SECONDS"; nil for a flag.
    let placeholder: String?
    let help: String

    /// - Parameters:
    ///   - name: its name without the dashes.
    ///   - placeholder: the name of its value, such as "SECONDS"; nil for a flag.
    ///   - help: a sentence about it.
    package init(name: String, placeholder: String?, help: String) {
      (self.name, self.placeholder, self.help) = (name, placeholder, help)
    }
  }

  let name: String
  let summary: String
  let options: [Option]
  let argument: String?

  /// - Parameters:
  ///   - name: the word that names it.
  ///   - summary: what it does.
  ///   - options: what it takes, without `--help`.
  ///   - argument: the name of its argument, such as "NUMBER" or "SHELL".
  package init(name: String, summary: String, options: [Option], argument: String?) {
    (self.name, self.summary, self.argument) = (name, summary, argument)
    self.options = options + [Option(name: "help", placeholder: nil, help: "Show what it takes.")]
  }
}
