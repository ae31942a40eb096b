import SmallArchitecture
import PrimeWatch
import TestSupport

@testable import Chapter5Exercises

/// A phone and a watch, at the counts 4 and 9 if nothing else is said. The service's answers are
/// hundreds, and those that are computed are not, so each is known by its answers. `prime` is what the
/// phone shows at the start.
@MainActor
final class Pair {
  private(set) var state: PairState
  let asked = CallRecorder<Int>()
  let computed = CallRecorder<Int>()
  private let isServiceUp: Bool
  private let factor: Int

  init(phone: Int = 4, watch: Int = 9, prime: Int? = nil, factor: Int = 2, isServiceUp: Bool = true)
  {
    state = PairState(
      phone: PrimeCounterState(count: phone, prime: prime), watch: PrimeCounterState(count: watch))
    (self.factor, self.isServiceUp) = (factor, isServiceUp)
  }

  func reduce(_ action: PairAction) -> [Effect<PairAction>] {
    let reducer: Reducer<PairState, PairAction, PairEnvironment> = pairReducer
    return reducer(&state, action, environment)
  }

  /// Runs the effects, and reduces what they send.
  func run(_ effects: [Effect<PairAction>]) async {
    for action in await actions(sentBy: effects) { _ = reduce(action) }
  }

  private var environment: PairEnvironment {
    PairEnvironment(
      askService: { [asked, isServiceUp, factor] n in
        asked.record(n)
        return isServiceUp ? n * factor * 100 : nil
      },
      compute: { [computed, factor] n in
        computed.record(n)
        return n * factor
      })
  }
}
