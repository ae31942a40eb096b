// Wrong: the board gets all that the classroom gets.
// Must fail with: The board gets the whole environment of the classroom

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case primeResponse(n: Int, prime: Int?)
  case saveTapped
}

typealias BoardEnvironment = ClassroomEnvironment

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
    environment: { $0 }))
