import TerminalUI

/// The demo of chapter 4: an app of two features, each of which lives in a world of its own.
@main
enum Chapter4 {
  static let program = "swift run Chapter4"

  /// What `--help` shows, and what follows a command that there is not.
  static let usage = """
    Usage: \(program) [COMMAND]

      app             count, ask about primes, keep favourites; also without a command
      forgotten-mock  a test of two features, which mocks one of them
      two-counters    two counters on one screen, which cannot differ
      half-german     a German screen, for which one of two locales was set
      race            four ways to hold a world, and tasks that override it at once

    \(program) COMMAND --help says more.

    Exit codes:
      0   done
      64  the command line is not understood
    """

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    if words.count == 1, words.allSatisfy({ ["--help", "-h", "help"].contains($0) }) {
      print(usage)
      return
    }
    switch words.first {
    case "app": await PrimeTime.run(words.dropFirst())
    case "forgotten-mock": await ForgottenMockDemo.run(words.dropFirst())
    case "two-counters": await TwoCountersDemo.run(words.dropFirst())
    case "half-german": await HalfGermanDemo.run(words.dropFirst())
    case "race": await RaceDemo.run(words.dropFirst())
    case let word? where !word.hasPrefix("-"):
      endProgram(.usage, message: "There is no command '\(word)'.\n\n\(usage)")
    default: await PrimeTime.run(words)
    }
  }
}
