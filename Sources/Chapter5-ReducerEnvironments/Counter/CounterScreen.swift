import SmallArchitecture
import PrimeModal

/// The state of the counter's screen: the counter, and the favourites, which the prime modal
/// changes.
package struct CounterScreenState: Equatable, Sendable {
  /// The counter.
  package var counter: CounterState
  /// The favourites without duplicates, in the order they were added.
  package var favoritePrimes: [Int]

  // snippet.hide
  /// - Parameters:
  ///   - counter: the counter.
  ///   - favoritePrimes: the favourites, without duplicates.
  package init(counter: CounterState, favoritePrimes: [Int]) {
    (self.counter, self.favoritePrimes) = (counter, favoritePrimes)
  }

  // snippet.show
  /// The part for the prime modal.
  package var primeModal: PrimeModalState {
    get { PrimeModalState(count: counter.count, favoritePrimes: favoritePrimes) }
    set { (counter.count, favoritePrimes) = (newValue.count, newValue.favoritePrimes) }
  }
}

/// What can happen on the counter's screen.
package enum CounterScreenAction: Equatable, Sendable {
  case counter(CounterAction)
  case primeModal(PrimeModalAction)
}

/// The counter together with its prime modal.
package let counterScreenReducer:
  Reducer<CounterScreenState, CounterScreenAction, CounterEnvironment> = combine(
    pullback(counterReducer, state: \.counter, action: .counter, environment: { $0 }),
    pullback(primeModalReducer, state: \.primeModal, action: .primeModal, environment: { _ in }))

extension CasePath where Root == CounterScreenAction, Value == CounterAction {
  static var counter: CasePath {
    CasePath(extract: { if case .counter(let action) = $0 { action } else { nil } }) {
      .counter($0)
    }
  }
}

extension CasePath where Root == CounterScreenAction, Value == PrimeModalAction {
  static var primeModal: CasePath {
    CasePath(extract: { if case .primeModal(let action) = $0 { action } else { nil } }) {
      .primeModal($0)
    }
  }
}
