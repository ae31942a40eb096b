// Correct: the environment is an object, and the classroom calls the board by hand.

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case primeResponse(n: Int, prime: Int?)
  case saveTapped
}

final class BoardEnvironment: Sendable {
  let ask: @Sendable (Int) async -> Int?
  let save: @Sendable ([Int]) async -> Void

  init(from classroom: borrowing ClassroomEnvironment) {
    (ask, save) = (classroom.nthPrime, classroom.save)
  }
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favoriteTapped(let n):
    return [.task { .primeResponse(n: n, prime: await environment.ask(n)) }]
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
  { state, action, environment in
    guard case .board(let action) = action else { return [] }
    return boardReducer(
      state: &state.board, action: action, environment: BoardEnvironment(from: environment)
    ).map { $0.map(ClassroomAction.board) }
  })
