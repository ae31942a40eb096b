import TerminalUI
import WaysOut

/// Four ways to keep a world, each in the same race.
enum RaceDemo {
  struct Settings {
    var runs = 200
  }

  static let arguments = Arguments<Settings>(
    "\(Chapter4.program) race",
    "Lets many tasks override the world at once, and counts those that read another task's.",
    .option("runs", "N", \.runs, in: 1...100_000, "The number of tasks (default: 200)."))

  static func run(_ words: ArraySlice<String>) async {
    let runs = arguments.valuesOrExit(Settings(), words: words).runs
    let results = [
      ("main actor", await race(MainActorWorld.self, runs: runs)),
      ("nonisolated(unsafe)", await race(UnsafeWorld.self, runs: runs)),
      ("lock", await race(LockedWorld.self, runs: runs)),
      ("task-local", await race(TaskLocalWorld.self, runs: runs)),
    ]
    Terminal.standard.wrapping(atMost: UsageText.columns).draw(
      Screen {
        "Each task sets a world of its own, yields, and reads the world."
        "How many of them read another task's?"
        ""
        for (name, tally) in results {
          Line(name).padded(to: 21) + row(tally, of: runs)
        }
      })
  }

  private static func row(_ tally: Tally, of runs: Int) -> Line {
    let count = String(tally.strangers)
    let space = String(repeating: " ", count: String(runs).count - count.count)
    return "\(space)\(count, .bold) of \(runs)"
  }
}
