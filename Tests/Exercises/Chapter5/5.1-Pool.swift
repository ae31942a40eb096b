import ComposableArchitecture
import TestSupport

@testable import Chapter5Exercises

/// A pool with a turnstile. It notes what the environment is asked.
@MainActor
final class Pool {
  let asked = CallRecorder<Int>()
  let rings = CallRecorder<Void>()
  private var state: TurnstileState

  init(state: TurnstileState = TurnstileState()) {
    self.state = state
  }

  func reduce(
    _ action: TurnstileAction
  ) -> (state: TurnstileState, effects: [Effect<TurnstileAction>]) {
    let reducer: Reducer<TurnstileState, TurnstileAction, TurnstileEnvironment> = turnstileReducer
    let effects = reducer(&state, action, environment)
    return (state, effects)
  }

  private var environment: TurnstileEnvironment {
    TurnstileEnvironment(
      remark: { [asked] guests in
        asked.record(guests)
        return "On \(guests)."
      },
      ring: { [rings] in rings.record(()) })
  }
}
