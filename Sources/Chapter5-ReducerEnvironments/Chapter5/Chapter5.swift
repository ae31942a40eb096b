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
    switch settings.app {
    case .primeTime: await run(settings, on: .standard)
    case .rating: await Rating.run(settings, on: .standard)
    }
  }

  private static func run(_ settings: Settings, on terminal: Terminal) async {
    let files = settings.files(in: "prime-time")
    let experiment = settings.experiment

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
    extras.lines = {
      let measured = experiment.map { [$0.line(locale: environment.locale)] } ?? []
      return measured + (settings.mistake.map { [$0.symptom] } ?? []) + trace.lines
    }
    await Session(
      store: store, terminal: terminal, locale: environment.locale, timeZone: .current,
      extras: extras
    ).run()

    // The exit code tells a script that its last save or load failed. A person has read about it.
    if !terminal.isInputTerminal, case .failure(let message) = store.state.favoritePrimes.notice {
      endProgram(.failure, message: message)
    }
  }
}
