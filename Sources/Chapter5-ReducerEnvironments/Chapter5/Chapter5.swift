import SmallArchitecture
import FileClient
import Foundation
import NthPrimeLive
import PrimeTime
import TerminalUI

/// The demo of chapter 5: the app of chapter 4, but each part is given what it depends on. This is
/// the only place where the app meets the world.
@main @MainActor
enum Chapter5 {
  static func main() async {
    let settings = Settings.arguments.valuesOrExit(Settings())
    if let problem = settings.problem { Settings.arguments.refuse(problem) }
    do {
      switch settings.app {
      case .primeTime: try await run(settings, on: .standard)
      case .rating: await Rating.run(settings, on: .standard)
      }
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  private static func run(_ settings: Settings, on terminal: Terminal) async throws {
    let files = settings.files(in: "prime-time")
    let experiment = try await settings.experiment(files)

    let trace = Trace()
    trace.isShown = settings.isTraced || settings.mistake != nil
    let reducer = tracing(settings.mistake?.reducer ?? appReducer, in: trace) { $0.watched($1) }

    // snippet.compose
    let environment = AppEnvironment(
      fileClient: files,
      nthPrime: settings.nthPrime(in: experiment),
      offlineNthPrime: NthPrime.local,
      date: { Date() },
      locale: settings.locale?.locale ?? .current)
    let store = Store(
      initialState: AppState(count: settings.start),
      reducer: reducer,
      environment: environment)
    // snippet.end
    var extras = trace.extras
    if let mistake = settings.mistake { extras.lines = { [mistake.symptom] + trace.lines } }
    await Session(
      store: store, terminal: terminal, locale: environment.locale, timeZone: .current,
      experiment: experiment, extras: extras
    ).run()

    // The exit code tells a script that a file or a service failed. A person has read about it.
    let asksService = [.wolfram, .experiment].contains(settings.choice)
    if !terminal.isInputTerminal, let message = store.state.failure(asksService: asksService) {
      endProgram(.failure, message: message)
    }
  }
}

extension AppState {
  /// Why the last save or load of the favourites failed, or why the last request for a prime on one
  /// of the screens failed, unless its alert was dismissed.
  ///
  /// - Parameter asksService: whether primes come from a service; only then can a request fail.
  func failure(asksService: Bool) -> String? {
    if case .failure(let message) = favoritePrimes.notice { return message }
    guard asksService else { return nil }
    for alert in [counter.alert, favoritePrimes.alert] {
      if case .failure(let error) = alert?.answer { return error.message }
    }
    return nil
  }
}
