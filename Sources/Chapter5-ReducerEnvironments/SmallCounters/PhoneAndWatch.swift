import SmallArchitecture

// Prime Time on a phone and on the watch that is paired with it, for exercise 5.2.

/// A counter on the phone and one on the watch.
package struct PairState: Equatable, Sendable {
  /// The counter on the phone.
  package var phone: PrimeCounterState
  /// The counter on the watch.
  package var watch: PrimeCounterState

  /// - Parameters:
  ///   - phone: the counter on the phone.
  ///   - watch: the counter on the watch.
  package init(
    phone: PrimeCounterState = PrimeCounterState(), watch: PrimeCounterState = PrimeCounterState()
  ) {
    (self.phone, self.watch) = (phone, watch)
  }
}

/// What can happen to the two.
package enum PairAction: Equatable, Sendable {
  case phone(PrimeCounterAction)
  case watch(PrimeCounterAction)
}

/// Everything the two depend on.
package struct PairEnvironment: Sendable {
  /// Asks a service for the prime at a position; nil if it has no answer.
  package var askService: @Sendable (Int) async -> Int?
  /// Computes the prime at a position, without a network.
  package var compute: @Sendable (Int) -> Int

  /// - Parameters:
  ///   - askService: asks a service for the prime at a position.
  ///   - compute: computes it.
  package init(
    askService: @escaping @Sendable (Int) async -> Int?, compute: @escaping @Sendable (Int) -> Int
  ) {
    (self.askService, self.compute) = (askService, compute)
  }
}

extension CasePath<PairAction, PrimeCounterAction> {
  /// The case path to the phone's actions.
  package static let phone = CasePath(
    extract: { if case .phone(let action) = $0 { action } else { nil } }, embed: { .phone($0) })
}
