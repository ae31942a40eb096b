import TerminalUI

/// The demo of chapter 2: the same screens, and others decide what they talk to.
@main
enum Chapter2 {
  static let program = "swift run Chapter2"

  /// What `--help` shows, and what follows a command that there is not.
  static func usage(in text: UsageText) -> String {
    let lines =
      ["Usage: \(program) [COMMAND]", ""]
      + text.table([
        ("weather", "a weather screen behind a protocol; also without a command"),
        ("login", "a login screen and its analytics, in three versions"),
        ("cascade", "what the compiler refuses in each version when an event changes"),
        ("map", "a map of coffee shops behind a protocol"),
      ])
      + ["", "\(program) COMMAND --help says more.", "", "Exit codes:"]
      + text.table([
        ("0", "done"), ("1", "what was asked for cannot be had"),
        ("64", "the command line is not understood"),
      ])
    return lines.joined(separator: "\n")
  }

  /// Ends the program with a sentence, and the code for what cannot be had.
  static func fail(_ error: any Error) -> Never {
    Terminal.standardError.wrapping(atMost: UsageText.columns).write(Line("\(error)"))
    endProgram(.failure)
  }

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    if words.count == 1, words.allSatisfy({ ["--help", "-h", "help"].contains($0) }) {
      print(usage(in: UsageText(for: .standard)))
      return
    }
    switch words.first {
    case "weather": await WeatherDemo.run(words.dropFirst())
    case "login": await LoginDemo.run(words.dropFirst())
    case "cascade": await CascadeDemo.run(words.dropFirst())
    case "map": await MapDemo.run(words.dropFirst())
    case let word? where !word.hasPrefix("-"):
      let text = usage(in: UsageText(for: .standardError))
      endProgram(.usage, message: "There is no command '\(word)'.\n\n\(text)")
    default: await WeatherDemo.run(words)
    }
  }
}
