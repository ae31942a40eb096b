import SmallCounters
import SmallArchitecture
import TestSupport

@testable import Chapter5Exercises

/// A phone at 4 and a watch at 9, which write down what their effects do.
@MainActor
final class Pair {
  /// What an effect can do.
  enum Event: Equatable, Sendable {
    case asksService(Int), computes(Int)
  }

  private(set) var state = PairState(
    phone: PrimeCounterState(count: 4), watch: PrimeCounterState(count: 9))
  private let log = CallRecorder<Event>()
  private let answer: Int?

  /// - Parameter answer: the service's.
  init(answer: Int? = 7) {
    self.answer = answer
  }

  /// What has happened so far.
  var events: [Event] { log.calls }

  /// Changes the state, and runs nothing.
  func reduce(_ action: PairAction) -> [Effect<PairAction>] {
    let environment = PairEnvironment(
      askService: { [log, answer] n in
        log.record(.asksService(n))
        return answer
      },
      compute: { [log] n in
        log.record(.computes(n))
        return 23
      })
    return pairReducer(&state, action, environment)
  }

  /// Runs the effects, one after another, and reduces what they send.
  func run(_ effects: [Effect<PairAction>]) async {
    let sent = CallRecorder<PairAction>()
    for effect in effects { await effect.perform(send: sent.record) }
    for action in sent.calls { _ = reduce(action) }
  }
}
