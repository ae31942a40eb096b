// 5.5 · Share it                                                           ★★☆
//
// In a museum of numbers a dial asks an oracle for the nth prime. There is one oracle, and
// its line is paid by the minute. Beside the dial hangs a board with the favourites of the
// visitors. Who taps a favourite should hear the nth prime as well, from the same oracle. The
// dial is locked while it waits, the board is not: a visitor may tap one number after another.
//
// Edit:   what is below "Yours": the board, and how it is put into the museum.
// Check:  swift run workshop check 5.5
// Read:   Book/05-ReducerEnvironments.md, "Shared dependencies"

import ComposableArchitecture

// MARK: - Given

/// What the oracle has said, as it is shown.
struct PrimeNote: Equatable, Sendable {
  /// What was asked for.
  var n: Int
  /// The nth prime, or nil where the oracle had no answer.
  var prime: Int?
}

struct DialState: Equatable, Sendable {
  var n = 1
  var isLocked = false
  var note: PrimeNote?
}

enum DialAction: Equatable, Sendable {
  case turned(to: Int)
  case askButtonTapped
  case primeResponse(Int?)
}

/// What the dial gets from outside.
struct DialEnvironment: Sendable {
  var nthPrime: @Sendable (_ n: Int) async -> Int?
}

@Sendable func dialReducer(
  state: inout DialState, action: DialAction, environment: DialEnvironment
) -> [Effect<DialAction>] {
  switch action {
  case .turned(let n):
    if !state.isLocked { state.n = n }
    return []
  case .askButtonTapped:
    state.isLocked = true
    return [.task { [n = state.n] in .primeResponse(await environment.nthPrime(n)) }]
  case .primeResponse(let prime):
    state.isLocked = false
    state.note = PrimeNote(n: state.n, prime: prime)
    return []
  }
}

/// What the museum gets from outside.
struct MuseumOfNumbersEnvironment: Sendable {
  /// Asks the oracle for the nth prime.
  var nthPrime: @Sendable (_ n: Int) async -> Int?
  /// Keeps the favourites for the next day.
  var save: @Sendable (_ favourites: [Int]) async -> Void
}

extension MuseumOfNumbersEnvironment {
  /// The museum's own. Only its main program takes this one.
  static let live = MuseumOfNumbersEnvironment(
    nthPrime: { await PrimeOracle().nthPrime($0) }, save: { _ in })
}

/// A line to the oracle. Each costs.
struct PrimeOracle: Sendable {
  func nthPrime(_ n: Int) async -> Int? {
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    return primes.indices.contains(n - 1) ? primes[n - 1] : nil
  }
}

/// The whole museum.
struct MuseumOfNumbersState: Equatable, Sendable {
  var dial = DialState()
  var board = BoardState()
}

enum MuseumOfNumbersAction: Equatable, Sendable {
  case dial(DialAction)
  case board(BoardAction)
}

extension CasePath<MuseumOfNumbersAction, DialAction> {
  static let dial = CasePath(
    extract: { if case .dial(let action) = $0 { action } else { nil } }, embed: { .dial($0) })
}

extension CasePath<MuseumOfNumbersAction, BoardAction> {
  static let board = CasePath(
    extract: { if case .board(let action) = $0 { action } else { nil } }, embed: { .board($0) })
}

// MARK: - Yours

// TODO: 5.5
// You are done when a tap on a favourite asks the museum's environment for the nth prime, once,
// by an effect, and what comes is in the board's `note`: the n that was tapped and the answer to
// it, also if that is nil. When several favourites are tapped, no question waits for another one,
// and each answer is shown when it comes, in whatever order. Each tap asks, also one on a favourite
// that is being asked for or was answered before. Until an answer comes the old note may stay or
// go. `BoardEnvironment` has what the board needs from outside, and nothing else. The rest stays as
// it is. The tests use the names that are here today. What you add is named as you like.

struct BoardState: Equatable, Sendable {
  var favourites: [Int] = []
  var note: PrimeNote?
}

enum BoardAction: Equatable, Sendable {
  case favouriteTapped(Int)
  case saveButtonTapped
}

/// What the board gets from outside.
struct BoardEnvironment: Sendable {
  var save: @Sendable (_ favourites: [Int]) async -> Void
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favouriteTapped:
    return []
  case .saveButtonTapped:
    return [
      .fireAndForget { [favourites = state.favourites] in await environment.save(favourites) }
    ]
  }
}

/// What happens in the museum. The tests call this reducer.
let museumOfNumbersReducer:
  Reducer<MuseumOfNumbersState, MuseumOfNumbersAction, MuseumOfNumbersEnvironment> = combine(
    pullback(
      dialReducer,
      state: \.dial, action: .dial, environment: { DialEnvironment(nthPrime: $0.nthPrime) }),
    pullback(
      boardReducer,
      state: \.board, action: .board, environment: { BoardEnvironment(save: $0.save) }))
