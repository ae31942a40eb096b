import TerminalUI

/// The demo of chapter 4: an app of two features, each of which lives in a world of its own.
@main
enum Chapter4 {
  static let program = "swift run Chapter4"

  /// What `--help` shows, and what follows a command that there is not.
  static func usage(in text: UsageText = UsageText()) -> String {
    let commands = [
      ("app", "count, ask about primes, keep favourites; also without a command"),
      ("forgotten-mock", "a test of two features, which mocks one of them"),
      ("two-counters", "two counters on one screen, which cannot differ"),
      ("half-german", "a German screen, for which one of two locales was set"),
      ("race", "four ways to hold a world, and tasks that override it at once"),
    ]
    let codes = [("0", "done"), ("64", "the command line is not understood")]
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
    case "two-counters": await TwoCountersDemo.run(words.dropFirst())
    case "half-german": await HalfGermanDemo.run(words.dropFirst())
    case "race": await RaceDemo.run(words.dropFirst())
    case let word? where !word.hasPrefix("-"):
      let text = UsageText(for: .standardError)
      endProgram(.usage, message: "There is no command '\(word)'.\n\n\(usage(in: text))")
    default: await PrimeTime.run(words)
    }
  }
}
