import ComposableArchitecture
import Counter
import FavoritePrimes

/// What the lines mean.
extension Session {
  /// What has come of a line.
  enum Outcome {
    /// The app was told; it may have been asked for the prime at this position.
    case done(asked: Int?)
    /// The line means nothing here; and this is why.
    case sentence(String)
    /// No command is there that begins so.
    case unknown
  }

  func read(_ word: Substring, _ arguments: ArraySlice<Substring>) -> Outcome {
    let ofFavorites = FavoritePrimesCommand(rawValue: String(word))
    if let ofFavorites, place == .favorites { return tell(ofFavorites, Array(arguments)) }
    guard let command = Command(rawValue: String(word)) else {
      guard ofFavorites != nil else { return .unknown }
      return .sentence("\(word) is for the favourites. Type favourites first.")
    }
    guard arguments.isEmpty else { return .sentence("Nothing can follow '\(word)'.") }
    switch command {
    case .offline: go(to: .offlineCounter)
    case .favourites: go(to: .favorites)
    case .feed: go(to: .feed)
    case .back: goBack()
    case .increment, .decrement, .prime, .nth, .ok, .add, .remove:
      guard let counter else { return .sentence(sentence(about: command)) }
      return tell(command, to: counter)
    }
    return .done(asked: nil)
  }

  var place: Place { places.last ?? .counter }

  /// The store of the counter that one sees: the same screen for both, each with actions of its own.
  private var counter: Store<CounterScreenState, CounterScreenAction>? {
    switch place {
    case .counter: store.scope(state: \.counterScreen, action: AppAction.counter)
    case .offlineCounter:
      store.scope(state: \.offlineCounterScreen, action: AppAction.offlineCounter)
    case .favorites, .feed: nil
    }
  }

  private func sentence(about command: Command) -> String {
    command == .ok
      ? "There is no alert here."
      : "\(command.rawValue) is for a counter. Type back until you see one."
  }

  private func tell(
    _ command: Command, to counter: Store<CounterScreenState, CounterScreenAction>
  ) -> Outcome {
    let n = counter.state.counter.count
    isPrimeModalShown = [.prime, .add, .remove].contains(command)
    switch command {
    case .increment: counter.send(.counter(.incrementTapped))
    case .decrement: counter.send(.counter(.decrementTapped))
    case .nth: counter.send(.counter(.nthPrimeTapped))
    case .ok: counter.send(.counter(.alertDismissed))
    case .add: counter.send(.primeModal(.addTapped))
    case .remove: counter.send(.primeModal(.removeTapped))
    case .prime, .offline, .favourites, .feed, .back: break
    }
    return .done(asked: command == .nth ? n : nil)
  }

  private func tell(_ command: FavoritePrimesCommand, _ arguments: [Substring]) -> Outcome {
    do {
      let action = try command.action(arguments, primes: store.state.favoritePrimes.primes)
      store.send(.favoritePrimes(action))
      guard case .primeTapped(let n) = action else { return .done(asked: nil) }
      return .done(asked: n)
    } catch {
      return .sentence("\(error)")
    }
  }

  private func go(to place: Place) {
    isPrimeModalShown = false
    // Who has been there goes back there: no way leads through a place twice.
    places = places.prefix { $0 != place } + [place]
  }

  private func goBack() {
    isPrimeModalShown = false
    if places.count > 1 { places.removeLast() }
  }
}
