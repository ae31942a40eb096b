import SmallArchitecture
import Counter
import FavoritePrimes

/// What the lines mean.
extension Session {
  /// The outcome of a line.
  enum Outcome {
    /// The action was sent to the app.
    case done
    /// The action is to be sent to the favourites.
    case favorites(FavoritePrimesAction)
    /// The app is to be asked for the prime at a position. The closure does that.
    case question(Int, ask: () -> Void)
    /// The line means nothing here, for this reason.
    case sentence(String)
    /// There is no such command.
    case unknown
  }

  func read(_ word: Substring, _ arguments: ArraySlice<Substring>) -> Outcome {
    let ofFavorites = FavoritePrimesCommand(rawValue: String(word))
    if let ofFavorites, place == .favorites { return tell(ofFavorites, Array(arguments)) }
    guard let command = Command(rawValue: String(word)) else {
      guard ofFavorites != nil else { return .unknown }
      return .sentence("\(word) is for the favourites. Type favourites first.")
    }
    if command == .remove, place == .favorites, !arguments.isEmpty {
      return .sentence("remove is for a counter. To delete a row here, type for example: delete 1")
    }
    guard arguments.isEmpty else { return .sentence("'\(word)' takes no argument.") }
    switch command {
    case .offline: go(to: .offlineCounter)
    case .favourites: go(to: .favorites)
    case .feed: go(to: .feed)
    case .back where places.count == 1:
      return .sentence("This is the first screen. To leave, type quit.")
    case .back: goBack()
    case .increment, .decrement, .prime, .nth, .ok, .add, .remove:
      guard let counter else { return .sentence(sentence(about: command)) }
      return tell(command, to: counter)
    }
    return .done
  }

  var place: Place { places.last ?? .counter }

  /// The store of the visible counter. Both counters have the same screen, but their own actions.
  private var counter: Store<CounterScreenState, CounterScreenAction>? {
    switch place {
    case .counter: store.scope(state: \.counterScreen, action: AppAction.counter)
    case .offlineCounter:
      store.scope(state: \.offlineCounterScreen, action: AppAction.offlineCounter)
    case .favorites, .feed: nil
    }
  }

  /// The store of the favourites.
  var favorites: Store<FavoritePrimesState, FavoritePrimesAction> {
    store.scope(state: \.favoritePrimes, action: AppAction.favoritePrimes)
  }

  private func sentence(about command: Command) -> String {
    command == .ok
      ? "There is no alert here."
      : "\(command.rawValue) is for a counter. Type back until you see one."
  }

  private func tell(
    _ command: Command, to counter: Store<CounterScreenState, CounterScreenAction>
  ) -> Outcome {
    let state = counter.state.counter
    isPrimeModalShown = [.prime, .add, .remove].contains(command)
    switch command {
    case .increment where isAboutToAsk, .decrement where isAboutToAsk:
      return .sentence("nth is about to ask about this number. Wait a moment, then go on counting.")
    case .increment: counter.send(.counter(.incrementTapped))
    case .decrement: counter.send(.counter(.decrementTapped))
    case .nth where state.isNthPrimeButtonDisabled || isAboutToAsk:
      return .sentence("nth is disabled while a prime is being looked for. Wait for the answer.")
    case .nth:
      // The answer to the last request disappears before the spinner turns.
      counter.send(.counter(.alertDismissed))
      return .question(state.count) { counter.send(.counter(.nthPrimeTapped)) }
    case .ok where state.alert == nil: return .sentence("There is no alert here.")
    case .ok: counter.send(.counter(.alertDismissed))
    case .add: counter.send(.primeModal(.addTapped))
    case .remove: counter.send(.primeModal(.removeTapped))
    case .prime, .offline, .favourites, .feed, .back: break
    }
    return .done
  }

  private func tell(_ command: FavoritePrimesCommand, _ arguments: [Substring]) -> Outcome {
    do {
      let action = try command.action(arguments, primes: store.state.favoritePrimes.primes)
      guard case .primeTapped(let n) = action else { return .favorites(action) }
      favorites.send(.alertDismissed)
      return .question(n) { self.favorites.send(action) }
    } catch {
      return .sentence("\(error)")
    }
  }

  private func go(to place: Place) {
    isPrimeModalShown = false
    // Going to a place that is on the path goes back to it, so no place is on the path twice.
    places = places.prefix { $0 != place } + [place]
  }

  private func goBack() {
    isPrimeModalShown = false
    places.removeLast()
  }
}
