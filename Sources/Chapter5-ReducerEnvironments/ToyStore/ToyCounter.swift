/// What a small counter shows.
package struct ToyCounter: Equatable, Sendable {
  /// The number.
  package var count = 0
  /// The prime at this position, once it has arrived.
  package var prime: Int?

  /// A counter at 0.
  package init() {}
}

// snippet.toy-counter
/// What can happen to it.
package enum ToyAction: Sendable {
  case plusTapped
  case primeTapped
  case primeArrived(Int)
}

/// What it depends on.
package struct ToyEnvironment: Sendable {
  /// The prime at a position, counted from 1.
  package var nthPrime: @Sendable (Int) async -> Int
  // snippet.hide

  /// - Parameter nthPrime: the prime at a position, counted from 1.
  package init(nthPrime: @escaping @Sendable (Int) async -> Int) {
    self.nthPrime = nthPrime
  }
  // snippet.show
}

/// What it does.
package func toyCounterReducer(
  state: inout ToyCounter, action: ToyAction, environment: ToyEnvironment
) -> [@Sendable () async -> ToyAction] {
  switch action {
  case .plusTapped:
    state.count += 1
  case .primeTapped:
    return [{ [n = state.count] in .primeArrived(await environment.nthPrime(n)) }]
  case .primeArrived(let prime):
    state.prime = prime
  }
  return []
}
// snippet.end
