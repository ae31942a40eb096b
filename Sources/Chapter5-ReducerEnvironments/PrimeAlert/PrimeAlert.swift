import Foundation
import Primes
import TerminalUI

/// An alert that says which prime is at a position. It stays until it's dismissed.
package struct PrimeAlert: Equatable, Sendable {
  /// The position that was asked for, counted from 1.
  package let n: Int
  /// The prime at this position, or why there is none.
  package let answer: Result<Int, NoAnswer>
  /// How the user writes numbers.
  package let locale: Locale

  /// - Parameters:
  ///   - n: the position that was asked for, counted from 1.
  ///   - answer: the prime at this position, or why there is none.
  ///   - locale: how the user writes numbers.
  package init(n: Int, answer: Result<Int, NoAnswer>, locale: Locale) {
    (self.n, self.answer, self.locale) = (n, answer, locale)
  }

  /// The alert's sentence.
  package var title: String {
    switch answer {
    case .success(let prime):
      "The \(n.ordinal(in: locale)) prime is \(prime.formatted(.number.locale(locale)))"
    case .failure(let error): "No answer. \(error.message)"
    }
  }

  /// What the alert looks like, with the line that dismisses it.
  package var line: Line {
    "\(title, .bold)  \("[ok]", .dim)"
  }
}
