import TerminalUI

/// The demo of chapter 2: the same screens, and others decide what they talk to.
@main
enum Chapter2 {
  static let program = "swift run Chapter2"

  /// What `--help` shows, and what follows a command that there is not.
  static let usage = """
    Usage: \(program) [COMMAND]

      weather  a weather screen behind a protocol; also without a command
      login    a login screen and its analytics, in three versions
      cascade  what must change in each version when an event changes
      map      a map of coffee shops behind a protocol

    \(program) COMMAND --help says more.

    Exit codes:
      0   done
      1   what was asked for cannot be had
      64  the command line is not understood
    """

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    if words.count == 1, words.allSatisfy({ ["--help", "-h", "help"].contains($0) }) {
      print(usage)
      return
    }
    switch words.first {
    case "weather": await WeatherDemo.run(words.dropFirst())
    case "login": await LoginDemo.run(words.dropFirst())
    case "cascade": await CascadeDemo.run(words.dropFirst())
    case "map": await MapDemo.run(words.dropFirst())
    case let word? where !word.hasPrefix("-"):
      endProgram(.usage, message: "There is no command '\(word)'.\n\n\(usage)")
    default: await WeatherDemo.run(words)
    }
  }
}
