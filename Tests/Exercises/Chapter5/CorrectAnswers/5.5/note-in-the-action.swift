// Correct: the answer is a note already, and is sent with `run`.

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case answered(PrimeNote)
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
    return [
      .run { send in
        let prime = await environment.nthPrime(n)
        await send(.answered(PrimeNote(n: n, prime: prime)))
      }
    ]
  case .answered(let note):
    state.note = note
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
