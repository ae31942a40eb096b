import SmallArchitecture

// A classroom uses Prime Time in two places: a counter on the teacher's desk, and a board with the
// class's favourites. This is the counter. You write the board in exercise 5.5.

/// An answer about a prime, for display.
package struct PrimeNote: Equatable, Sendable {
  /// The position that was asked for.
  package var n: Int
  /// The prime at this position, or nil if there was no answer.
  package var prime: Int?

  /// - Parameters:
  ///   - n: the position that was asked for.
  ///   - prime: the prime at this position.
  package init(n: Int, prime: Int?) {
    (self.n, self.prime) = (n, prime)
  }
}

/// The state of the desk.
package struct DeskState: Equatable, Sendable {
  /// The number.
  package var n: Int
  /// Whether the desk is waiting for an answer. Until the answer comes, the number can't be
  /// changed, so the answer is always about the current number.
  package var isLocked = false
  /// The last answer.
  package var note: PrimeNote?

  /// - Parameter n: the number.
  package init(n: Int = 1) {
    self.n = n
  }
}

/// What can happen at the desk.
package enum DeskAction: Equatable, Sendable {
  case numberChanged(to: Int)
  case nthPrimeTapped
  case nthPrimeResponse(Int?)
}

/// Everything the desk depends on.
package struct DeskEnvironment: Sendable {
  /// The prime at a position, counted from 1; nil if there's no answer.
  package var nthPrime: @Sendable (Int) async -> Int?

  /// - Parameter nthPrime: the prime at a position, counted from 1; nil if there's no answer.
  package init(nthPrime: @escaping @Sendable (Int) async -> Int?) {
    self.nthPrime = nthPrime
  }
}

/// Changes the number, and asks for the prime at that position.
@Sendable package func deskReducer(
  state: inout DeskState, action: DeskAction, environment: DeskEnvironment
) -> [Effect<DeskAction>] {
  switch action {
  case .numberChanged(let n):
    if !state.isLocked { state.n = n }
    return []
  case .nthPrimeTapped:
    state.isLocked = true
    return [.task { [n = state.n] in .nthPrimeResponse(await environment.nthPrime(n)) }]
  case .nthPrimeResponse(let prime):
    state.isLocked = false
    state.note = PrimeNote(n: state.n, prime: prime)
    return []
  }
}
