import TerminalUI

/// The demo of chapter 2: the same screens, but others decide what they talk to.
@main
enum Chapter2 {
  static let program = "swift run Chapter2"

  private static let commands = [
    ("weather", "a weather screen behind a protocol; the default"),
    ("combinations", "which answers a type for each combination can give, and which a mock can"),
    ("login", "a login screen and its analytics, in three versions"),
    ("cascade", "what the compiler rejects in each version when an event changes"),
    ("map", "a map of coffee shops behind a protocol"),
  ]

  /// What `--help` shows, and what follows an unknown command.
  static func usage(in text: UsageText) -> String {
    let lines =
      ["Usage: \(program) [COMMAND]", ""]
      + text.table(commands)
      + ["", "\(program) COMMAND --help says more.", "", "Exit codes:"]
      + text.table([
        ("0", "done"), ("1", "failed"), ("64", "the command line wasn't understood"),
      ])
    return lines.joined(separator: "\n")
  }

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    if words.count == 1, words.allSatisfy({ ["--help", "-h", "help"].contains($0) }) {
      print(usage(in: UsageText(for: .standard)))
      return
    }
    switch words.first {
    case "weather": await WeatherDemo.run(words.dropFirst())
    case "combinations": await CombinationsDemo.run(words.dropFirst())
    case "login": await LoginDemo.run(words.dropFirst())
    case "cascade": await CascadeDemo.run(words.dropFirst())
    case "map": await MapDemo.run(words.dropFirst())
    case let word? where !word.hasPrefix("-"):
      let text = usage(in: UsageText(for: .standardError))
      let answer = word.unknownCommand(among: commands.map(\.0))
      endProgram(.usage, message: "\(answer)\n\n\(text)")
    default: await WeatherDemo.run(words)
    }
  }
}
