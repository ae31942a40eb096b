// Correct: the environment is a struct with one object, which has both closures.

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case nthPrimeResponse(n: Int, Int?)
  case saveTapped
}

final class BoardServices: Sendable {
  let nthPrime: @Sendable (Int) async -> Int?
  let save: @Sendable ([Int]) async -> Void

  init(
    nthPrime: @escaping @Sendable (Int) async -> Int?,
    save: @escaping @Sendable ([Int]) async -> Void
  ) {
    self.nthPrime = nthPrime
    self.save = save
  }
}

struct BoardEnvironment: Sendable {
  let services: BoardServices
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favoriteTapped(let n):
    return [.task { .nthPrimeResponse(n: n, await environment.services.nthPrime(n)) }]
  case .nthPrimeResponse(let n, let prime):
    state.note = PrimeNote(n: n, prime: prime)
    return []
  case .saveTapped:
    return [
      .fireAndForget { [primes = state.favorites] in await environment.services.save(primes) }
    ]
  }
}

let classroomReducer: Reducer<ClassroomState, ClassroomAction, ClassroomEnvironment> = combine(
  pullback(
    deskReducer, state: \.desk, action: .desk,
    environment: { DeskEnvironment(nthPrime: $0.nthPrime) }),
  pullback(
    boardReducer, state: \.board, action: .board,
    environment: { BoardEnvironment(services: BoardServices(nthPrime: $0.nthPrime, save: $0.save)) }
  ))
