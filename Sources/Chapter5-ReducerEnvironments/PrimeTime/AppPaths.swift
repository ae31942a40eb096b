import SmallArchitecture
import Counter
import FavoritePrimes

// The paths from the app to its parts.

extension AppState {
  // snippet.counter-screen
  /// What the counter's screen knows: the counter, and the favourites that all screens share.
  package var counterScreen: CounterScreenState {
    get { CounterScreenState(counter: counter, favoritePrimes: favoritePrimes.primes) }
    set { (counter, favoritePrimes.primes) = (newValue.counter, newValue.favoritePrimes) }
  }
  // snippet.end

  /// The state of the offline counter's screen.
  package var offlineCounterScreen: CounterScreenState {
    get { CounterScreenState(counter: offlineCounter, favoritePrimes: favoritePrimes.primes) }
    set { (offlineCounter, favoritePrimes.primes) = (newValue.counter, newValue.favoritePrimes) }
  }
}

extension CasePath where Root == AppAction, Value == CounterScreenAction {
  static var counter: CasePath {
    CasePath(extract: { if case .counter(let action) = $0 { action } else { nil } }) {
      .counter($0)
    }
  }

  static var offlineCounter: CasePath {
    CasePath(extract: { if case .offlineCounter(let action) = $0 { action } else { nil } }) {
      .offlineCounter($0)
    }
  }
}

extension CasePath where Root == AppAction, Value == FavoritePrimesAction {
  static var favoritePrimes: CasePath {
    CasePath(extract: { if case .favoritePrimes(let action) = $0 { action } else { nil } }) {
      .favoritePrimes($0)
    }
  }
}
