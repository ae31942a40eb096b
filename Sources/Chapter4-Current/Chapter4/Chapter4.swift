import TerminalUI

/// The demo of chapter 4: an app with two features, each in a world of its own.
@main
enum Chapter4 {
  static let program = "swift run Chapter4"

  private static let commands = [
    ("app", "count, ask about primes, keep favourites; the default"),
    ("forgotten-mock", "a test of two features that mocks only one of them"),
    ("half-german", "a German screen with one of its two locales forgotten"),
    ("start-screen", "two greetings on one screen that can't have two time zones"),
    ("race", "four ways to hold a world, and tasks that set it at once"),
  ]

  /// What `--help` shows, and what follows an unknown command.
  static func usage(in text: UsageText = UsageText()) -> String {
    let codes = [
      ("0", "done"), ("1", "in a script: the favourites couldn't be saved or loaded"),
      ("64", "the command line wasn't understood"),
    ]
    let lines =
      ["Usage: \(program) [COMMAND]", ""] + text.table(commands)
      + ["", "\(program) COMMAND --help says more.", "", "Exit codes:"] + text.table(codes)
    return lines.joined(separator: "\n")
  }

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    if words.count == 1, words.allSatisfy({ ["--help", "-h", "help"].contains($0) }) {
      print(usage(in: UsageText(for: .standard)))
      return
    }
    switch words.first {
    case "app": await PrimeTime.run(words.dropFirst())
    case "forgotten-mock": await ForgottenMockDemo.run(words.dropFirst())
    case "half-german": await HalfGermanDemo.run(words.dropFirst())
    case "start-screen": StartScreenDemo.run(words.dropFirst())
    case "race": await RaceDemo.run(words.dropFirst())
    case let word? where !word.hasPrefix("-"):
      let text = UsageText(for: .standardError)
      let problem = word.unknownCommand(among: commands.map(\.0))
      endProgram(.usage, message: "\(problem)\n\n\(usage(in: text))")
    default: await PrimeTime.run(words)
    }
  }
}
