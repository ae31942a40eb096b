// Wrong: asks once more when there is no answer.
// Must fail with: Don't ask again when there is no answer: a tap is one question.

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case nthPrimeResponse(n: Int, Int?)
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
      .task {
        var prime = await environment.nthPrime(n)
        if prime == nil { prime = await environment.nthPrime(n) }
        return .nthPrimeResponse(n: n, prime)
      }
    ]
  case .nthPrimeResponse(let n, let prime):
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
    environment: { BoardEnvironment(nthPrime: $0.nthPrime, save: $0.save) }))
