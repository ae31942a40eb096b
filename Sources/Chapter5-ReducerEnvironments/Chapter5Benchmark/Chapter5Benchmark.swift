import NthPrimeLive
import TerminalUI

/// Measures what the architecture costs, and how long the two local ways to find a prime take. A
/// debug build's figures mean nothing: use `swift run -c release Chapter5Benchmark`.
@main @MainActor
enum Chapter5Benchmark {
  struct Settings {
    var runs = 7
  }

  static let arguments = Arguments<Settings>(
    "swift run -c release Chapter5Benchmark",
    "Measures chapter 5's store and its prime searches. Each figure is the median of several runs.",
    .option("runs", "N", \.runs, in: 1...1_000, "The number of runs (default: 7)."))

  static func main() async {
    let runs = arguments.valuesOrExit(Settings()).runs
    do {
      #if DEBUG
        Terminal.standard.write("A debug build is slow, and its figures mean nothing.\n")
      #endif
      showActions(runs: runs)
      showLargeStates(runs: runs)
      showQueue(runs: runs)
      await showEffects(runs: runs)
      try await showPrimes(runs: runs)
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  private static func showActions(runs: Int) {
    let terminal = Terminal.standard
    terminal.write(Line("Actions a second through the store", .bold))
    terminal.write(row("reducers", "actions/s", "each takes"))
    var first: Double?
    for count in [1, 10, 100] {
      let seconds = median((1...runs).map { _ in secondsOfAction(reducers: count) })
      terminal.write(row("\(count)", "\(Int(1 / seconds))", ratio(seconds, first ?? seconds)))
      first = first ?? seconds
    }
  }

  private static func showLargeStates(runs: Int) {
    let terminal = Terminal.standard
    terminal.write("")
    terminal.write(Line("An action on a state with an array of numbers", .bold))
    terminal.write(row("numbers", "changes one", "leaves them", "does nothing"))
    for count in [100, 10_000, 1_000_000] {
      let cells = LargeStateAction.allCases.map { action in
        microseconds(median((1...runs).map { _ in seconds(of: action, numbers: count) }))
      }
      terminal.write(row("\(count)", cells[0], cells[1], cells[2]))
    }
    terminal.write("100 actions that change nothing notify an observer \(notices()) times.")
  }

  private static func showQueue(runs: Int) {
    let terminal = Terminal.standard
    terminal.write("")
    terminal.write(Line("Actions that are sent while another one is being reduced", .bold))
    terminal.write(row("actions", "each takes"))
    for count in [1_000, 10_000, 100_000] {
      let seconds = median((1...runs).map { _ in secondsInQueue(actions: count) })
      terminal.write(row("\(count)", microseconds(seconds)))
    }
  }

  private static func showEffects(runs: Int) async {
    let terminal = Terminal.standard
    terminal.write("")
    terminal.write(Line("Effects", .bold))
    var (chained, atOnce, beginning): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 1...runs {
      chained.append(await secondsOfAnswer(chain: 20_000))
      atOnce.append(await secondsOfEffect(atOnce: 20_000))
      beginning.append(await secondsToBeginning(busyFor: .milliseconds(20)))
    }
    terminal.write("In a chain of 20000 answers, each takes \(microseconds(median(chained))).")
    terminal.write("With 20000 effects at once, each takes \(microseconds(median(atOnce))).")
    terminal.write(
      "While the main actor is busy for 20 ms, one begins after \(milliseconds(median(beginning)))."
    )
    let wrong = await storesOutOfOrder(of: 1_000)
    terminal.write("The effects of five actions were out of order in \(wrong) of 1000 stores.")
    terminal.write("")
  }

  private static func showPrimes(runs: Int) async throws {
    let terminal = Terminal.standard
    terminal.write(Line("The prime at a position", .bold))
    terminal.write(row("position", "naive", "local", "naive/local"))
    for position in [1_000, 10_000, 40_000] {
      var (naive, local): ([Double], [Double]) = ([], [])
      for _ in 1...runs {
        naive.append(try await seconds { try await NthPrime.naive(position) })
        local.append(try await seconds { try await NthPrime.local(position) })
      }
      terminal.write(
        row(
          "\(position)", milliseconds(median(naive)), milliseconds(median(local)),
          ratio(median(naive), median(local))))
    }
  }
}
