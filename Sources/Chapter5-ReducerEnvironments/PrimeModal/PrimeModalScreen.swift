import Foundation
import Primes
import TerminalUI

extension PrimeModalState {
  /// What the modal looks like.
  ///
  /// - Parameter locale: how the user writes numbers.
  package func screen(locale: Locale) -> Screen {
    let number = count.formatted(.number.locale(locale))
    return Screen {
      if !isPrime(count) {
        "\(number) is not prime. Only primes can be favourites."
      } else if favoritePrimes.contains(count) {
        "\(number) is prime, and one of your favourites.  \("[remove]", .dim)"
      } else {
        "\(number) is prime.  \("[add]", .dim)"
      }
    }
  }
}
