// Wrong: takes the n from the state when the answer comes.
// Must fail with: The action that brings the answer can carry the n.

struct BoardState: Equatable, Sendable {
  var favourites: [Int] = []
  var note: PrimeNote?
  var tapped = 0
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
    state.tapped = n
    return [.task { .primeResponse(await environment.nthPrime(n)) }]
  case .primeResponse(let prime):
    state.note = PrimeNote(n: state.tapped, prime: prime)
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
