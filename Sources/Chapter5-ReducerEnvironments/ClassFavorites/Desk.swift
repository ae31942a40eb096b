import ComposableArchitecture

// A classroom has Prime Time twice: a counter on the teacher's desk, and a board with the class's
// favourites. This is the counter. Exercise 5.5 writes the board.

/// An answer about a prime, as it's shown.
package struct PrimeNote: Equatable, Sendable {
  /// The position that was asked for.
  package var n: Int
  /// The prime at this position, or nil where there was no answer.
  package var prime: Int?

  /// - Parameters:
  ///   - n: the position that was asked for.
  ///   - prime: the prime at this position.
  package init(n: Int, prime: Int?) {
    (self.n, self.prime) = (n, prime)
  }
}

/// What the desk knows.
package struct DeskState: Equatable, Sendable {
  /// The number.
  package var n: Int
  /// Whether an answer is awaited. Then the number can't be changed, so it's still the one that was
  /// asked for when the answer comes.
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

/// All that the desk depends on.
package struct DeskEnvironment: Sendable {
  /// The prime at a position, counted from 1; nil where there is no answer.
  package var nthPrime: @Sendable (Int) async -> Int?

  /// - Parameter nthPrime: the prime at a position, counted from 1; nil where there is no answer.
  package init(nthPrime: @escaping @Sendable (Int) async -> Int?) {
    self.nthPrime = nthPrime
  }
}

/// Keeps a number, and asks for the prime at that position.
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
