import FileClient
import Foundation
import NthPrimeLive
import PrimeTime
import TerminalUI

/// The command line's settings.
struct Settings {
  /// How the online counter and the favourites find primes.
  var choice = NthPrimeChoice.local
  var service: WebAddress?
  var start = 0
  var folder: String?
  var locale: KnownLocale?
  var isTraced = false
  var mistake: Mistake?
  var app = DemoApp.primeTime

  static let primeStation = "http://127.0.0.1:8418"

  /// The program's command line.
  static let arguments = Arguments<Settings>(
    "swift run Chapter5",
    "Counts, knows primes and keeps favourites. Type help for a list of commands.",
    .option(
      "nth-prime", "HOW", \.choice,
      "How to find primes: \(NthPrimeChoice.kind) (default: local). An experiment asks a service or computes the primes, depending on your group, which is drawn at random."
    ),
    .option(
      "service", "URL", \.service,
      "The service's address: Wolfram Alpha's, or that of `swift run PrimeStation`, which is \(primeStation)."
    ),
    .option("start", "N", \.start, in: 0...1_000_000, "Start both counters at N (default: 0)."),
    .option(
      "data-dir", "DIR", \.folder,
      "Keep the app's files in this folder (default: .workshop/prime-time)."),
    .option(
      "locale", "ID", \.locale,
      "Write numbers and times in this locale, such as de_DE (default: the system's)."),
    .flag("trace", \.isTraced, "Show what each action does, as with the command trace."),
    .option(
      "broken", "MISTAKE", \.mistake,
      "Make a mistake in the list of reducers, and show the trace: \(Mistake.kind)."),
    .option(
      "app", "APP", \.app,
      "Show another app: \(DemoApp.kind) (default: prime-time). The rating of a shop uses only --data-dir."
    ))

  /// What is wrong with the settings, as a sentence; nil if nothing is.
  var problem: String? {
    if folder == "" { return "--data-dir needs a folder. Write . for the current one." }
    return service != nil && ![.wolfram, .experiment].contains(choice)
      ? "Only wolfram and experiments use a service: leave out --service." : nil
  }

  /// The files of an app.
  func files(in folder: String) -> FileClient {
    .live(folder: URL(filePath: self.folder ?? ".workshop/\(folder)"))
  }

  /// The closure for that choice. In an experiment, it's the one for the user's group.
  @MainActor
  func nthPrime(in experiment: Experiment?) -> @Sendable (Int) async throws -> Int {
    switch choice {
    case .local: return NthPrime.local
    case .naive: return NthPrime.naive
    case .wolfram: return NthPrime.live(wolframAlpha(WolframAlpha.address))
    case .experiment:
      let arm =
        experiment?.group == .asksService
        ? NthPrime.live(wolframAlpha(Self.primeStation)) : NthPrime.local
      return experiment?.measuring(arm) ?? arm
    }
  }

  /// The experiment that the user takes part in.
  @MainActor var experiment: Experiment? {
    guard choice == .experiment else { return nil }
    return Experiment(group: Bool.random() ? .asksService : .computes)
  }

  private func wolframAlpha(_ ownAddress: String) -> WolframAlpha {
    let address = service?.url.absoluteString ?? ownAddress
    let key = ProcessInfo.processInfo.environment[WolframAlpha.keyVariable]
    // A stand-in accepts any key, so it doesn't get yours.
    return WolframAlpha(
      key: WolframAlpha.isStandIn(address) ? "DEMO" : key, address: address, timeout: .seconds(10))
  }
}

/// What the program can show.
enum DemoApp: String, ArgumentChoice {
  case primeTime = "prime-time"
  case rating
}

/// The ways to find the prime at a position.
enum NthPrimeChoice: String, ArgumentChoice {
  case local, naive, wolfram, experiment
}
