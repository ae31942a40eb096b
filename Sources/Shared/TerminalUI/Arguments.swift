/// The options and positional arguments that a program takes, and where their values go.
///
///     struct Settings {
///       var port = 8417
///       var garbage = false
///     }
///
///     let arguments = Arguments<Settings>(
///       "WeatherStation", "Serves a forecast.",
///       .option("port", "N", \.port, in: 0...65535, "Listen on port N (default: 8417)."),
///       .flag("garbage", \.garbage, "Answer with something that isn't JSON."))
///     let settings = arguments.valuesOrExit(Settings())
package struct Arguments<Values>: Sendable {
  private let program: String
  private let summary: String
  private let parameters: [Parameter]

  /// - Parameters:
  ///   - program: the words that start the program, such as "WeatherStation" or "workshop hint".
  ///   - summary: what the program does, in a sentence or two.
  ///   - parameters: what it takes, in the order in which the usage lists it.
  package init(_ program: String, _ summary: String, _ parameters: Parameter...) {
    self.init(program, summary, parameters)
  }

  /// The same, with the parameters in an array.
  package init(_ program: String, _ summary: String, _ parameters: [Parameter]) {
    self.program = program
    self.summary = summary
    self.parameters = parameters
  }

  /// Reads the values from the words of a command line.
  ///
  /// `--name value` and `--name=value` set an option, `--name` raises a flag, and after `--` every
  /// word is positional.
  ///
  /// - Parameters:
  ///   - words: the words after the program's name.
  ///   - defaults: the values of parameters that aren't given.
  /// - Throws: `ArgumentsError`, including when the words ask for help.
  package func values(
    from words: some Sequence<String>, defaults: Values
  ) throws(ArgumentsError) -> Values {
    let words = Array(words)
    if words.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
      throw .helpRequested
    }
    var values = defaults
    var rest = words[...]
    var given: Set<String> = []
    var positional = parameters.filter { $0.kind.isPositional }[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let parameter = try self.option(String(parts[0]))
        guard given.insert(parameter.name).inserted else {
          throw .wrong("\(parameter.shownName) is given twice. Give it once.")
        }
        let text = parts.count == 2 ? String(parts[1]) : nil
        try parameter.apply(try parameter.value(text, orFirstOf: &rest), &values)
      } else {
        guard let parameter = positional.popFirst() else {
          throw .wrong("Unexpected argument: '\(word)'.")
        }
        try parameter.apply(word, &values)
      }
    }
    if let missing = positional.first(where: { $0.kind == .required }) {
      throw .wrong("\(missing.shownName) is missing.")
    }
    return values
  }

  private func option(_ word: String) throws(ArgumentsError) -> Parameter {
    let option = parameters.first { !$0.kind.isPositional && $0.shownName == word }
    guard let option else { throw .wrong("There is no option \(word).") }
    return option
  }

  /// What `--help` shows, at the default width.
  package var usage: String { usage(in: UsageText()) }

  private func usage(in text: UsageText) -> String {
    let rows =
      parameters.map { ($0.syntax, $0.help) } + [("-h, --help", "Show this help and exit.")]
    let lines =
      text.synopsis(program, parameters.map(\.usage)) + text.paragraphs(summary) + [""]
      + text.table(rows)
    return lines.joined(separator: "\n")
  }
}

extension Arguments {
  /// Reads the values from the process's command line.
  ///
  /// Ends the program if the words ask for help, with the usage on the standard output and exit
  /// code 0, or if they are wrong, with the error and the usage on the standard error and exit
  /// code 64.
  ///
  /// - Parameters:
  ///   - defaults: the values of parameters that aren't given.
  ///   - words: the words after the program's name.
  package func valuesOrExit(
    _ defaults: Values, words: some Sequence<String> = CommandLine.arguments.dropFirst()
  ) -> Values {
    do {
      return try values(from: words, defaults: defaults)
    } catch .helpRequested {
      print(usage(in: UsageText(for: .standard)))
      endProgram(.success)
    } catch {
      refuse("\(error)")
    }
  }

  /// Ends the program with the sentence and the usage on the standard error, and exit code 64.
  ///
  /// - Parameter problem: what is wrong with these values, and what to write instead.
  package func refuse(_ problem: String) -> Never {
    let text = UsageText(for: .standardError)
    let lines = text.paragraphs(problem) + ["", usage(in: text)]
    endProgram(.usage, message: lines.joined(separator: "\n"))
  }
}
