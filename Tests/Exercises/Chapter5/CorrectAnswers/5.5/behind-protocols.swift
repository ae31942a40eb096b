// Correct: a protocol for each of the board's two needs.

protocol PrimeAsking: Sendable { func nthPrime(_ n: Int) async -> Int? }
protocol FavoritesSaving: Sendable { func save(_ primes: [Int]) async }

private struct Service: PrimeAsking {
  let ask: @Sendable (Int) async -> Int?
  func nthPrime(_ n: Int) async -> Int? { await ask(n) }
}
private struct Shelf: FavoritesSaving {
  let keep: @Sendable ([Int]) async -> Void
  func save(_ primes: [Int]) async { await keep(primes) }
}

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case saveTapped
  case answered(n: Int, prime: Int?)
}

struct BoardEnvironment: Sendable {
  let service: any PrimeAsking
  let shelf: any FavoritesSaving
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favoriteTapped(let n):
    return [.task { .answered(n: n, prime: await environment.service.nthPrime(n)) }]
  case .answered(let n, let prime):
    state.note = PrimeNote(n: n, prime: prime)
    return []
  case .saveTapped:
    return [.fireAndForget { [primes = state.favorites] in await environment.shelf.save(primes) }]
  }
}

let classroomReducer: Reducer<ClassroomState, ClassroomAction, ClassroomEnvironment> = combine(
  pullback(
    deskReducer, state: \.desk, action: .desk,
    environment: { DeskEnvironment(nthPrime: $0.nthPrime) }),
  pullback(
    boardReducer, state: \.board, action: .board,
    environment: {
      BoardEnvironment(service: Service(ask: $0.nthPrime), shelf: Shelf(keep: $0.save))
    }))
