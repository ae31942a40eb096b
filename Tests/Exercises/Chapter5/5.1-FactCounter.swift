import SmallArchitecture
import NumberFact
import TestSupport

@testable import Chapter5Exercises

/// A counter with facts. It notes what the environment is asked to do.
@MainActor
final class FactCounter {
  /// The learner's reducer, be it a function or a constant.
  nonisolated static let reducer: Reducer<FactState, FactAction, FactEnvironment> = factReducer

  let asked = CallRecorder<Int>()
  let beeps = CallRecorder<Void>()
  private(set) var state: FactState

  init(_ state: FactState = FactState()) {
    self.state = state
  }

  func reduce(_ action: FactAction) -> [Effect<FactAction>] {
    Self.reducer(&state, action, environment)
  }

  /// What the environment answers.
  nonisolated static func fact(_ count: Int) -> String {
    "\(count) is a number."
  }

  var environment: FactEnvironment {
    FactEnvironment(
      fact: { [asked] count in
        asked.record(count)
        return Self.fact(count)
      },
      beep: { [beeps] in beeps.record(()) })
  }
}
