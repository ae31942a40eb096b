import ActivityFeed
import SmallArchitecture
import Counter
import FavoritePrimes

// snippet.features
/// The app's features, each pulled back to the app.
private let features: Reducer<AppState, AppAction, AppEnvironment> = combine(
  pullback(
    counterScreenReducer,
    state: \.counterScreen,
    action: .counter,
    environment: { CounterEnvironment(nthPrime: $0.nthPrime, locale: $0.locale) }),
  pullback(
    counterScreenReducer,
    state: \.offlineCounterScreen,
    action: .offlineCounter,
    environment: { CounterEnvironment(nthPrime: $0.offlineNthPrime, locale: $0.locale) }),
  pullback(
    favoritePrimesReducer,
    state: \.favoritePrimes,
    action: .favoritePrimes,
    environment: {
      FavoritePrimesEnvironment(
        fileClient: $0.fileClient, nthPrime: $0.nthPrime, locale: $0.locale)
    }))
// snippet.end

// snippet.app-reducer
/// The app's features, and a feed of what they do.
package let appReducer: Reducer<AppState, AppAction, AppEnvironment> = recordingActivity(
  features,
  feed: \.activityFeed,
  date: { $0.date() },
  changes: changesOfFavorites)
// snippet.end

/// What the feed says about an action. There is no `default`: if you add an action, the compiler asks
/// you what the feed says about it.
private func changesOfFavorites(
  by action: AppAction, from before: AppState, to after: AppState
) -> [Activity.Change] {
  switch action {
  case .counter(.primeModal(.addTapped)),
    .counter(.primeModal(.removeTapped)),
    .offlineCounter(.primeModal(.addTapped)),
    .offlineCounter(.primeModal(.removeTapped)),
    .favoritePrimes(.deleteTapped):
    // Rows shift when one is removed, so this compares primes.
    Activity.Change.between(before.favoritePrimes.primes, after.favoritePrimes.primes)
  case .counter(.counter),
    .offlineCounter(.counter),
    .favoritePrimes(.saveTapped),
    .favoritePrimes(.saveResponse),
    .favoritePrimes(.loadTapped),
    .favoritePrimes(.loadResponse),
    .favoritePrimes(.primeTapped),
    .favoritePrimes(.nthPrimeResponse),
    .favoritePrimes(.alertDismissed):
    []
  }
}
