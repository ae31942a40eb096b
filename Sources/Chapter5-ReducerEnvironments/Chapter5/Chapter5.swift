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
  static func main() async {
    let settings = Settings.arguments.valuesOrExit(Settings())
    if let problem = settings.problem { Settings.arguments.refuse(problem) }
    do {
      try await run(settings, on: .standard)
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  private static func run(_ settings: Settings, on terminal: Terminal) async throws {
    let folder = URL(filePath: settings.folder ?? ".workshop/prime-time")
    let files = FileClient.live(folder: folder)
    let experiment = try await settings.experiment(files)

    // snippet.compose
    let environment = AppEnvironment(
      fileClient: files,
      nthPrime: settings.nthPrime(in: experiment),
      offlineNthPrime: NthPrime.local,
      date: { Date() },
      locale: settings.locale?.locale ?? .current)
    let store = Store(
      initialState: AppState(count: settings.start),
      reducer: appReducer,
      environment: environment)
    // snippet.end
    await Session(
      store: store, terminal: terminal, locale: environment.locale, timeZone: .current,
      experiment: experiment
    ).run()

    // A script hears of a file or a service that fails; a person has read it.
    let asksService = [.wolfram, .experiment].contains(settings.choice)
    if !terminal.isInputTerminal, let message = store.state.failure(asksService: asksService) {
      endProgram(.failure, message: message)
    }
  }
}

extension AppState {
  /// Why the favourites were not saved or loaded at last, or why the question that was asked last on
  /// one of the screens got no answer, unless that was dismissed.
  ///
  /// - Parameter asksService: whether a service is asked; only then an answer can fail to come.
  func failure(asksService: Bool) -> String? {
    if case .failure(let message) = favoritePrimes.notice { return message }
    guard asksService else { return nil }
    for alert in [counter.alert, favoritePrimes.alert] {
      if case .failure(let error) = alert?.answer { return error.message }
    }
    return nil
  }
}
