// Wrong: saves nothing if there are no favourites.
// Must fail with: The list is saved as it is, even if it's empty.

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
    guard !state.favorites.isEmpty else { return [] }
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
