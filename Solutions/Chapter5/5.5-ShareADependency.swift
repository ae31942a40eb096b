// 5.5 · Share a dependency                                                 ★★☆
//
// A classroom has a counter on the desk, which asks the school's service for the nth prime, and
// a board with the favourites of the class. Tapping a favourite, say 5, should also show the 5th
// prime, from the same service, in a note below the favourites. The desk is locked while it
// waits. The board isn't: you may tap one favourite after another. The desk, the states and the
// environments are in the module ClassFavorites.
//
// You are done when
// - a tap asks the classroom's service once, in an effect
// - the note has the number that was tapped, and the answer
// - answers that arrive in a different order keep their own numbers
// - if the service has no answer, the note says so, once the service has replied
// - questions neither wait for each other nor cancel each other
// - each tap asks, even about the same favourite
// - desk and board ask the same service, and two classrooms ask two services
// - the favourites are saved as before, even if the store goes away meanwhile
// - the effect that saves waits until saving is done
// - `BoardEnvironment` has what the board needs, and nothing else
//
// Edit:   the board below "Yours", and how it is put into the classroom. Keep the given names.
// Check:  swift run workshop check 5.5
// Read:   Book/05-ReducerEnvironments.md, "Shared dependencies"

import ClassFavorites
import SmallArchitecture

// MARK: - Given

enum ClassroomAction: Equatable, Sendable {
  case desk(DeskAction)
  case board(BoardAction)
}

extension CasePath<ClassroomAction, DeskAction> {
  static let desk = CasePath(
    extract: { if case .desk(let action) = $0 { action } else { nil } }, embed: { .desk($0) })
}

extension CasePath<ClassroomAction, BoardAction> {
  static let board = CasePath(
    extract: { if case .board(let action) = $0 { action } else { nil } }, embed: { .board($0) })
}

// MARK: - Yours

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case primeResponse(n: Int, prime: Int?)
  case saveTapped
}

struct BoardEnvironment: Sendable {
  var nthPrime: @Sendable (Int) async -> Int?
  var save: @Sendable ([Int]) async -> Void
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favoriteTapped(let n):
    return [.task { .primeResponse(n: n, prime: await environment.nthPrime(n)) }]
  case .primeResponse(let n, let prime):
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
    environment: { BoardEnvironment(nthPrime: $0.nthPrime, save: $0.save) }))
