// Wrong: a new question cancels the one before.
// Must fail with: A new question neither waits for the one before nor cancels it

struct BoardState: Equatable, Sendable {
  var favourites: [Int] = []
  var note: PrimeNote?
}

enum BoardAction: Equatable, Sendable {
  case favouriteTapped(Int)
  case primeResponse(n: Int, prime: Int?)
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
    return [
      .task { .primeResponse(n: n, prime: await environment.nthPrime(n)) }.cancellable(
        id: "board", cancelInFlight: true)
    ]
  case .primeResponse(let n, let prime):
    state.note = PrimeNote(n: n, prime: prime)
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
