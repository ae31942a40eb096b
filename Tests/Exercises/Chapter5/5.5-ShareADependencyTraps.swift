import Foundation
import PrimeAlert
import Testing

@testable import Chapter5Exercises

extension Exercise5_5 {
  @Test("a favourite can be tapped while an alert is shown")
  func asksBesideAnAlert() {
    var state = state
    state.favorites.alert = PrimeAlert(n: 5, answer: .success(500), locale: english)
    let effects = appReducer(
      &state, .favorites(.primeTapped(7)),
      AppEnvironment(nthPrime: { 100 * $0 }, locale: english))
    #expect(!effects.isEmpty, "The favourites stay enabled, and this tap asks for a prime, too.")
  }
}
