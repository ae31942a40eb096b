import NthPrimeLive
import TerminalUI

/// Measures what the architecture costs, and how long the two local ways to a prime are. The figures
/// of a debug build say nothing: `swift run -c release Chapter5Benchmark`.
@main @MainActor
enum Chapter5Benchmark {
  struct Settings {
    var runs = 7
  }

  static let arguments = Arguments<Settings>(
    "swift run -c release Chapter5Benchmark",
    "Measures the store of chapter 5, and its primes. Each figure is the median of some runs.",
    .option("runs", "N", \.runs, in: 1...1_000, "The number of runs (7)."))

  static func main() async {
    let runs = arguments.valuesOrExit(Settings()).runs
    do {
      #if DEBUG
        Terminal.standard.write("A debug build is slow, and its figures say nothing.\n")
      #endif
      showActions(runs: runs)
      Terminal.standard.write("")
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
