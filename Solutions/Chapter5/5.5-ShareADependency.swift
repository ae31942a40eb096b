// 5.5 · Share a dependency                                                 ★★☆
//
// Prime Time's counter asks for the nth prime. The favourites should do so, too: tapping 5 shows
// the 5th prime in an alert, in the user's language. Share what the app's environment has, and pass
// the favourites no more than they need. They stay enabled, and a tap may take an old alert away.
//
// You are done when
// - tapping a favourite n asks for the nth prime and shows it until it's dismissed
// - if there's no prime, the alert says why, as the counter's does
// - taps don't wait for answers, and each answer is shown with its own position
// - the counter and the favourites ask what the app's environment has, in the app's locale
//
// Edit:   the favourites' environment and reducer, and how they are put into the app.
// Check:  swift run workshop check 5.5
// Read:   Book/05-ReducerEnvironments.md, "Shared dependencies"

import Counter
import Foundation
import PrimeAlert
import SmallArchitecture

// MARK: - Given

struct FavoritesState: Equatable, Sendable {
  var primes: [Int]
  var alert: PrimeAlert?
}

enum FavoritesAction: Equatable, Sendable {
  case primeTapped(Int)
  case nthPrimeResponse(n: Int, Result<Int, NoAnswer>)
  case alertDismissed
}

struct AppState: Equatable, Sendable {
  var counter: CounterState
  var favorites: FavoritesState
}

enum AppAction: Equatable, Sendable {
  case counter(CounterAction)
  case favorites(FavoritesAction)
}

struct AppEnvironment: Sendable {
  var nthPrime: @Sendable (Int) async throws -> Int
  var locale: Locale
}

extension CasePath<AppAction, CounterAction> {
  static let counter = CasePath(
    extract: { if case .counter(let own) = $0 { own } else { nil } }, embed: { .counter($0) })
}

extension CasePath<AppAction, FavoritesAction> {
  static let favorites = CasePath(
    extract: { if case .favorites(let own) = $0 { own } else { nil } }, embed: { .favorites($0) })
}

// MARK: - Yours

struct FavoritesEnvironment: Sendable {
  var nthPrime: @Sendable (Int) async throws -> Int
  var locale: Locale
}

@Sendable func favoritesReducer(
  state: inout FavoritesState, action: FavoritesAction, environment: FavoritesEnvironment
) -> [Effect<FavoritesAction>] {
  switch action {
  case .primeTapped(let n):
    return [
      .task { .nthPrimeResponse(n: n, await .attempt { try await environment.nthPrime(n) }) }
    ]
  case .nthPrimeResponse(let n, let answer):
    state.alert = PrimeAlert(n: n, answer: answer, locale: environment.locale)
  case .alertDismissed: state.alert = nil
  }
  return []
}

let appReducer: Reducer<AppState, AppAction, AppEnvironment> = combine(
  pullback(
    counterReducer, state: \.counter, action: .counter,
    environment: { CounterEnvironment(nthPrime: $0.nthPrime, locale: $0.locale) }),
  pullback(
    favoritesReducer, state: \.favorites, action: .favorites,
    environment: { FavoritesEnvironment(nthPrime: $0.nthPrime, locale: $0.locale) }))
