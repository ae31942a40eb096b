import Foundation
import TerminalUI

extension CounterState {
  /// What the counter looks like.
  ///
  /// - Parameter locale: how the user writes numbers.
  package func screen(locale: Locale) -> Screen {
    Screen {
      "Count \(count.formatted(.number.locale(locale)), .bold)"
      if isNthPrimeButtonDisabled { Line("Looking for a prime…", .dim) }
      alert.map { [$0.line] } ?? []
    }
  }
}
