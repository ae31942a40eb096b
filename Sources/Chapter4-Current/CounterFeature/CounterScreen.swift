import Foundation
import Primes
import TerminalUI

extension CounterModel {
  /// What the counter looks like in the current locale.
  package var screen: Screen {
    Screen {
      "Count \(shown(count), .bold)"
      answerLines
    }
  }

  private var answerLines: [Line] {
    switch answer {
    case .none: []
    case .isPrime(let number, let isPrime): ["\(shown(number)) is \(isPrime ? "" : "not ")prime"]
    case .asking(let position): [Line("Looking for the \(ordinal(position)) prime…", .dim)]
    case .nthPrime(let position, let prime):
      ["The \(ordinal(position)) prime is \(shown(prime), .bold)"]
    case .failure(let message): ["\("No answer.", .bold, .red) \(message)"]
    }
  }

  private func shown(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }

  private func ordinal(_ number: Int) -> String {
    number.ordinal(in: Current.locale)
  }
}
