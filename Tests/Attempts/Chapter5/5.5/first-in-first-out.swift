// Wrong: believes that the answers come in the order of the taps.
// Must fail with: The action that brings the answer can carry the n.

struct BoardState: Equatable, Sendable {
  var favourites: [Int] = []
  var note: PrimeNote?
  var waiting: [Int] = []
}

enum BoardAction: Equatable, Sendable {
  case favouriteTapped(Int)
  case primeResponse(Int?)
  case saveButtonTapped
}

/// What the board gets from outside.
struct BoardEnvironment: Sendable {
  var nthPrime: @Sendable (_ n: Int) async -> Int?
  var save: @Sendable (_ favourites: [Int]) async -> Void
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favouriteTapped(let n):
    state.waiting.append(n)
    return [.task { .primeResponse(await environment.nthPrime(n)) }]
  case .primeResponse(let prime):
    state.note = PrimeNote(n: state.waiting.removeFirst(), prime: prime)
    return []
  case .saveButtonTapped:
    return [
      .fireAndForget { [favourites = state.favourites] in await environment.save(favourites) }
    ]
  }
}

/// What happens in the museum.
let museumOfNumbersReducer:
  Reducer<MuseumOfNumbersState, MuseumOfNumbersAction, MuseumOfNumbersEnvironment> = combine(
    pullback(
      dialReducer,
      state: \.dial, action: .dial, environment: { DialEnvironment(nthPrime: $0.nthPrime) }),
    pullback(
      boardReducer,
      state: \.board, action: .board,
      environment: { BoardEnvironment(nthPrime: $0.nthPrime, save: $0.save) }))
