import SmallCounters
import SmallArchitecture
import TestSupport

@testable import Chapter5Exercises

/// A counter with facts, which writes down what its effects do.
@MainActor
final class FactCounter {
  /// What an effect can do.
  enum Event: Equatable, Sendable {
    case asks(Int), beeps
    case sends(FactAction)
  }

  /// The learner's reducer, be it a function or a constant.
  static let reducer: Reducer<FactState, FactAction, FactEnvironment> = factReducer

  private(set) var state: FactState
  private let log = CallRecorder<Event>()

  init(_ state: FactState) {
    self.state = state
  }

  /// What has happened so far.
  var events: [Event] { log.calls }

  /// Changes the state, and runs nothing.
  func reduce(_ action: FactAction) -> [Effect<FactAction>] {
    let environment = FactEnvironment(
      fact: { [log] count in
        log.record(.asks(count))
        return "\(count) is a number."
      },
      beep: { [log] in log.record(.beeps) })
    return Self.reducer(&state, action, environment)
  }

  /// Runs the effects, one after another.
  func run(_ effects: [Effect<FactAction>]) async {
    for effect in effects {
      await effect.perform { [log] action in log.record(.sends(action)) }
    }
  }
}
