// 5.4 · Log it                                                             ★★☆
//
// A lift stands still, and nobody knows what it was told before. Its reducer works and is
// not to be touched. Write a function that takes the lift's reducer, or any other like it,
// and gives back one that does the same and keeps a log. The logger is in the environment:
// in a test it is a list, in the lift it is a memory card.
//
// Edit:   `logging(_:)` at the end of this file.
// Check:  swift run workshop check 5.4
// Read:   Book/05-ReducerEnvironments.md, "Around a reducer"

import ComposableArchitecture

// MARK: - Given

struct LiftState: Equatable, Sendable {
  var floor = 0
  var isMoving = false
}

enum LiftAction: Equatable, Sendable {
  case called(to: Int)
  case arrived(at: Int)
  case alarmButtonTapped
}

/// What the lift gets from outside.
struct LiftEnvironment: Sendable {
  /// Moves the cabin, for as long as that takes.
  var move: @Sendable (_ floor: Int) async -> Void
  /// Writes a line into the log, at once.
  var log: @Sendable (_ line: String) -> Void
}

/// What the lift does.
@Sendable func liftReducer(
  state: inout LiftState, action: LiftAction, environment: LiftEnvironment
) -> [Effect<LiftAction>] {
  switch action {
  case .called(let floor):
    state.isMoving = true
    return [
      .task {
        await environment.move(floor)
        return .arrived(at: floor)
      }
    ]
  case .arrived(let floor):
    state = LiftState(floor: floor)
    return []
  case .alarmButtonTapped:
    return []
  }
}

// MARK: - Yours

/// The same reducer, with a log.
///
/// For each action there is one effect more. It writes the action and the state afterwards into the
/// environment's log.
func logging(
  _ reducer: @escaping Reducer<LiftState, LiftAction, LiftEnvironment>
) -> Reducer<LiftState, LiftAction, LiftEnvironment> {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects + [.fireAndForget { environment.log(line) }]
  }
}
