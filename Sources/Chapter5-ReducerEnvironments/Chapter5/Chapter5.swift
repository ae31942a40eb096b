import ComposableArchitecture
import FileClient
import Foundation
import NthPrimeLive
import PrimeTime
import TerminalUI

/// The demo of chapter 5: the app of chapter 4, in which each part is handed what it depends on.
/// Here, and only here, the app meets the world.
@main @MainActor
enum Chapter5 {
  static let arguments = Arguments<Settings>(
    "swift run Chapter5",
    "Counts, knows primes and keeps favourites. Type help for what you can do then.",
    .option("nth-prime", "HOW", \.nthPrime, "How to find primes: \(NthPrimeChoice.kind) (local)."),
    .option(
      "experiment", "SEED", \.seed, "Let an experiment choose instead, naive (A) or local (B)."),
    .option("start", "N", \.start, in: 0...1_000_000, "Let both counters begin with N (0)."),
    .option(
      "data-dir", "DIR", \.folder, "Keep the favourites in this folder (.workshop/prime-time)."),
    .option(
      "locale", "ID", \.locale, "Write numbers and times as there, such as de_DE (the system's)."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    if let problem = settings.problem { arguments.refuse(problem) }
    let terminal = Terminal.standard
    if let line = settings.experimentLine { terminal.write(line) }

    // snippet.compose
    let environment = AppEnvironment(
      fileClient: .live(folder: URL(filePath: settings.folder ?? ".workshop/prime-time")),
      nthPrime: settings.choice.nthPrime,
      offlineNthPrime: NthPrime.local,
      date: { Date() },
      locale: settings.locale?.locale ?? .current)
    let store = Store(
      initialState: AppState(count: settings.start),
      reducer: appReducer,
      environment: environment)
    // snippet.end
    await Session(
      store: store, terminal: terminal, locale: environment.locale, timeZone: .current
    ).run()

    if settings.choice == .wolfram, let message = store.state.failure {
      endProgram(.failure, message: message)
    }
  }
}

extension AppState {
  /// Why the question that was asked last on one of the screens got no answer, unless that was
  /// dismissed.
  fileprivate var failure: String? {
    for alert in [counter.alert, favoritePrimes.alert] {
      if case .failure(let error) = alert?.answer { return error.message }
    }
    return nil
  }
}
