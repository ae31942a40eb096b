// Wrong: keeps the number in the state, and the answer doesn't bring it along.
// Must fail with: The action that brings the answer can carry the n.

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case primeResponse(Int?)
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
    state.note = PrimeNote(n: n, prime: nil)
    return [.task { .primeResponse(await environment.nthPrime(n)) }]
  case .primeResponse(let prime):
    state.note?.prime = prime
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
