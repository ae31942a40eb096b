// Wrong: a save cancels the one before.
// Must fail with: the second tap came while the first save went on

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
    return [
      .fireAndForget { [primes = state.favorites] in await environment.save(primes) }
        .cancellable(id: "save", cancelInFlight: true)
    ]
  }
}

let classroomReducer: Reducer<ClassroomState, ClassroomAction, ClassroomEnvironment> = combine(
  pullback(
    deskReducer, state: \.desk, action: .desk,
    environment: { DeskEnvironment(nthPrime: $0.nthPrime) }),
  pullback(
    boardReducer, state: \.board, action: .board,
    environment: { BoardEnvironment(nthPrime: $0.nthPrime, save: $0.save) }))
