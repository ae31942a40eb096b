// Wrong: the board gets the date as well, under another name.
// Must fail with: The board gets something that it doesn't need: `environment: { BoardEnvironment

import Foundation

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case nthPrimeResponse(n: Int, Int?)
  case saveTapped
}

struct BoardEnvironment: Sendable {
  var nthPrime: @Sendable (Int) async -> Int?
  var now: @Sendable () -> Date
  var save: @Sendable ([Int]) async -> Void
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favoriteTapped(let n):
    return [.task { .nthPrimeResponse(n: n, await environment.nthPrime(n)) }]
  case .nthPrimeResponse(let n, let prime):
    state.note = PrimeNote(n: n, prime: prime)
    return []
  case .saveTapped:
    return [.fireAndForget { [primes = state.favorites] in await environment.save(primes) }]
  }
}

let classroomReducer: Reducer<ClassroomState, ClassroomAction, ClassroomEnvironment> = combine(
  pullback(
    deskReducer, state: \.desk, action: .desk,
    environment: { DeskEnvironment(nthPrime: $0.nthPrime) }),
  pullback(
    boardReducer, state: \.board, action: .board,
    environment: { BoardEnvironment(nthPrime: $0.nthPrime, now: $0.date, save: $0.save) }))
