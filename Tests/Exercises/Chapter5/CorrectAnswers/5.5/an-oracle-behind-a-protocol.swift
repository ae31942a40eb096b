// Correct: the environment has a protocol for the question.

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case primeResponse(n: Int, prime: Int?)
  case saveTapped
}

struct BoardEnvironment: Sendable {
  var oracle: any NthPrimeOracle
  var save: @Sendable ([Int]) async -> Void
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favoriteTapped(let n):
    return [.task { .primeResponse(n: n, prime: await environment.oracle.prime(at: n)) }]
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
    environment: { BoardEnvironment(oracle: ClassroomOracle(ask: $0.nthPrime), save: $0.save) }))

protocol NthPrimeOracle: Sendable {
  func prime(at n: Int) async -> Int?
}

struct ClassroomOracle: NthPrimeOracle {
  let ask: @Sendable (Int) async -> Int?

  func prime(at n: Int) async -> Int? { await ask(n) }
}
