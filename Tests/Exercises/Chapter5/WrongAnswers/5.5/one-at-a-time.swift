// Wrong: a queue lets one question at a time reach the service.
// Must fail with: Both questions should be on their way at once

enum BoardAction: Equatable, Sendable {
  case favoriteTapped(Int)
  case saveTapped
  case nthPrimeResponse(n: Int, Int?)
}

struct BoardEnvironment: Sendable {
  var save: @Sendable ([Int]) async -> Void
  var nthPrime: @Sendable (Int) async -> Int?
}

private actor OneAtATime {
  private var last: Task<Int?, Never>?
  func ask(_ work: @escaping @Sendable () async -> Int?) async -> Int? {
    let task = Task { [last] in
      _ = await last?.value
      return await work()
    }
    last = task
    return await task.value
  }
}

@Sendable func boardReducer(
  state: inout BoardState, action: BoardAction, environment: BoardEnvironment
) -> [Effect<BoardAction>] {
  switch action {
  case .favoriteTapped(let n):
    return [.task { .nthPrimeResponse(n: n, await environment.nthPrime(n)) }]
  case .saveTapped:
    return [.fireAndForget { [primes = state.favorites] in await environment.save(primes) }]
  case .nthPrimeResponse(let n, let prime):
    state.note = PrimeNote(n: n, prime: prime)
    return []
  }
}

private let line = OneAtATime()

let classroomReducer: Reducer<ClassroomState, ClassroomAction, ClassroomEnvironment> = combine(
  pullback(
    deskReducer, state: \.desk, action: .desk,
    environment: { DeskEnvironment(nthPrime: $0.nthPrime) }),
  pullback(
    boardReducer, state: \.board, action: .board,
    environment: { classroom in
      BoardEnvironment(
        save: classroom.save,
        nthPrime: { n in await line.ask { await classroom.nthPrime(n) } })
    }))
