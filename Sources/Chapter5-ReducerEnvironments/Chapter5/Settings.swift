import FileClient
import Foundation
import NthPrimeLive
import PrimeTime
import TerminalUI

/// The command line's settings.
struct Settings {
  var nthPrime: NthPrimeChoice?
  var seed: Int?
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
      "nth-prime", "HOW", \.nthPrime,
      "How to find primes: \(NthPrimeChoice.kind) (default: local). An experiment asks a service or computes the primes, depending on your group."
    ),
    .option(
      "experiment", "SEED", \.seed,
      "Take part in the experiment, in the group for this seed. Without a seed, your group is drawn at random once."
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
    if seed != nil, choice != .experiment {
      return "An experiment chooses how to find primes: leave out --nth-prime."
    }
    return service != nil && ![.wolfram, .experiment].contains(choice)
      ? "Only wolfram and experiments use a service: leave out --service." : nil
  }

  /// The files of an app.
  func files(in folder: String) -> FileClient {
    .live(folder: URL(filePath: self.folder ?? ".workshop/\(folder)"))
  }

  /// How the online counter and the favourites find primes.
  var choice: NthPrimeChoice {
    nthPrime ?? (seed == nil ? .local : .experiment)
  }

  /// The closure for that choice. In an experiment, it's the one for the user's group.
  @MainActor
  func nthPrime(in experiment: Experiment?) -> @Sendable (Int) async throws -> Int {
    switch choice {
    case .local: return NthPrime.local
    case .naive: return NthPrime.naive
    case .wolfram: return NthPrime.live(wolframAlpha(WolframAlpha.address))
    case .experiment:
      let arm: @Sendable (Int) async throws -> Int =
        switch experiment?.group {
        case .a: NthPrime.live(wolframAlpha(Self.primeStation))
        case .b, nil: NthPrime.local
        }
      return experiment?.measuring(arm) ?? arm
    }
  }

  /// The experiment that the user takes part in.
  ///
  /// - Parameter files: where the notes are kept.
  /// - Throws: `DamagedNotes`, or what the client throws.
  @MainActor
  func experiment(_ files: FileClient) async throws -> Experiment? {
    guard choice == .experiment else { return nil }
    let notes = try await ExperimentNotes.load(from: files) {
      ExperimentGroup(seed: .random(in: .min ... .max))
    }
    let group = seed.map { ExperimentGroup(seed: $0) } ?? notes.group ?? .b
    return Experiment(group: group, notes: notes, files: files)
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
