// 5.3 · Combine and pull back                                              ★★☆
//
// A first version of Prime Time has a counter and favourites. Neither of the two features knows
// the other one, or the app. `savesDeletions` is a rule of the app itself: when favourites have
// been deleted, it asks the favourites for a save. Make one reducer of all three, in any way; with
// `combine` and `pullback` it's a list. Each feature gets what it needs from the app's environment.
//
// You are done when
// - each feature gets its own actions and changes its own part of the state
// - both features ask the app for the nth prime, and each shows its own answer
// - the favourites are saved in the app's files and loaded from there
// - a deletion is saved right away
//
// Edit:   `primeTimeReducer` at the end of this file.
// Check:  swift run workshop check 5.3
// Read:   Book/05-ReducerEnvironments.md, "Each feature gets its share"

import Counter
import FavoritePrimes
import FileClient
import Foundation
import SmallArchitecture

// MARK: - Given

struct PrimeTimeState: Equatable, Sendable {
  var counter: CounterState
  var favoritePrimes: FavoritePrimesState
}

enum PrimeTimeAction: Equatable, Sendable {
  case counter(CounterAction)
  case favoritePrimes(FavoritePrimesAction)
}

struct PrimeTimeEnvironment: Sendable {
  var fileClient: FileClient
  var nthPrime: @Sendable (Int) async throws -> Int
  var locale: Locale
}

extension CasePath<PrimeTimeAction, CounterAction> {
  static let counter = CasePath(
    extract: { if case .counter(let action) = $0 { action } else { nil } },
    embed: { .counter($0) })
}

extension CasePath<PrimeTimeAction, FavoritePrimesAction> {
  static let favoritePrimes = CasePath(
    extract: { if case .favoritePrimes(let action) = $0 { action } else { nil } },
    embed: { .favoritePrimes($0) })
}

/// Asks for a save after a deletion. It looks at the list after the deletion.
let savesDeletions: Reducer<PrimeTimeState, PrimeTimeAction, PrimeTimeEnvironment> = {
  state, action, _ in
  guard case .favoritePrimes(.deleteTapped) = action, !state.favoritePrimes.isSaved else {
    return []
  }
  return [.task { .favoritePrimes(.saveTapped) }]
}

// MARK: - Yours

// TODO: 5.3
let primeTimeReducer: Reducer<PrimeTimeState, PrimeTimeAction, PrimeTimeEnvironment> = { _, _, _ in
  []
}
