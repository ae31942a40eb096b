import Foundation
import NthPrimeLive
import PrimeTime
import TerminalUI

/// What the command line says.
struct Settings {
  var nthPrime: NthPrimeChoice?
  var seed: Int?
  var start = 0
  var folder: String?
  var locale: KnownLocale?

  /// What cannot be meant, as a sentence.
  var problem: String? {
    if folder == "" { return "--data-dir needs a folder. Write . for the one where you are." }
    return seed != nil && nthPrime != nil
      ? "An experiment chooses how to find primes: leave out --nth-prime." : nil
  }

  /// How the online counter and the favourites find primes.
  var choice: NthPrimeChoice {
    switch group {
    case .a: .naive
    case .b: .local
    case nil: nthPrime ?? .local
    }
  }

  /// Says to which half of the users one belongs.
  var experimentLine: Line? {
    guard let seed, let group else { return nil }
    return "Experiment \(seed): group \(group.rawValue), \(choice.rawValue)"
  }

  private var group: ExperimentGroup? {
    seed.map { ExperimentGroup(seed: $0) }
  }
}

/// Three ways to find the prime at a position.
enum NthPrimeChoice: String, ArgumentChoice {
  case local, naive, wolfram

  var nthPrime: @Sendable (Int) async throws -> Int {
    switch self {
    case .local: return NthPrime.local
    case .naive: return NthPrime.naive
    case .wolfram:
      let key = ProcessInfo.processInfo.environment[WolframAlpha.keyVariable]
      return NthPrime.live(WolframAlpha(key: key, timeout: .seconds(10)))
    }
  }
}
