import TerminalUI
import WaysOut

/// Four ways to keep a world, each in the same race.
enum RaceDemo {
  struct Settings {
    var runs: Int?
    var traces = false
  }

  static let arguments = Arguments<Settings>(
    "\(Chapter4.program) race",
    "Lets many tasks set the world at once, and counts those that read another task's.",
    .option("runs", "N", \.runs, in: 1...100_000, "The number of tasks (default: 200)."),
    .flag("trace", \.traces, "Follow just two tasks, step by step."))

  private static let ways: [(name: String, setAndRead: SetAndRead)] = [
    ("main actor", MainActorWorld.setAndRead),
    ("nonisolated(unsafe)", UnsafeWorld.setAndRead),
    ("lock", LockedWorld.setAndRead),
    ("task-local", TaskLocalWorld.setAndRead),
  ]

  static func run(_ words: ArraySlice<String>) async {
    let settings = arguments.valuesOrExit(Settings(), words: words)
    if settings.traces, settings.runs != nil {
      arguments.refuse("--trace follows two tasks: leave out --runs.")
    }
    let screen = settings.traces ? await traces() : await tallies(of: settings.runs ?? 200)
    Terminal.standard.wrapping(atMost: UsageText.columns).draw(screen)
  }

  private static func tallies(of runs: Int) async -> Screen {
    var lines: [Line] = []
    for (name, setAndRead) in ways {
      let strangers = String(await race(setAndRead, runs: runs))
      let space = String(repeating: " ", count: String(runs).count - strangers.count)
      lines.append(Line(name).padded(to: 21) + "\(space)\(strangers, .bold) of \(runs)")
    }
    return Screen {
      "Each task sets a world of its own, yields, and reads the world."
      "How many of them read another task's?"
      ""
      lines
    }
  }

  /// Two tasks for each of the four ways: A on the left and B on the right, one step a line.
  static func traces() async -> Screen {
    var lines: [Line] = ["Tasks A and B each set the world and read it, in this order:"]
    for (name, setAndRead) in ways {
      lines.append("")
      for (index, step) in await trace(setAndRead).enumerated() {
        lines.append(Line(index == 0 ? name : "").padded(to: 21) + line(for: step))
      }
    }
    return Screen(lines)
  }

  private static func line(for step: Step) -> Line {
    switch step {
    case .sets(let task): column(of: task) + "\(letter(task)) sets \(task)"
    case .reads(let task, let seen):
      column(of: task) + "\(letter(task)) reads \(seen)  "
        + (seen == task ? Line("✓", .green) : Line("✗ \(letter(seen))'s", .red))
    }
  }

  private static func column(of task: Int) -> Line {
    Line("").padded(to: task == 1 ? 0 : 22)
  }

  private static func letter(_ task: Int) -> String { task == 1 ? "A" : "B" }
}
