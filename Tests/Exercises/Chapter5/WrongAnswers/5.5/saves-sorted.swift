// Wrong: saves the favourites in the order of their size.
// Must fail with: The favourites are [9, 2, 5], and the save button is tapped.

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
      .fireAndForget { [primes = Array(Set(state.favorites)).sorted()] in
        await environment.save(primes)
      }
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
