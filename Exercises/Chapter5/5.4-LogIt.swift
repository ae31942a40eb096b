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

/// The same reducer, with a log. The tests wrap `liftReducer`, and others of their own.
///
/// You are done when the new reducer, for each action,
/// - calls `reducer` once, and changes the state as that does;
/// - returns all effects of `reducer` as they are, in their order, and one more before or after
///   them;
/// - does not log by itself: the one more effect does, whenever it is run, through the environment
///   that came with the action. It writes one line and sends nothing. When it is over the line is
///   written, and nobody can cancel it by a name.
///
/// The line has the action, an arrow, and the state as it is after the action, each as `"\(…)"`
/// shows it: `called(to: 3) -> LiftState(floor: 0, isMoving: true)`.
func logging(
  _ reducer: @escaping Reducer<LiftState, LiftAction, LiftEnvironment>
) -> Reducer<LiftState, LiftAction, LiftEnvironment> {
  // TODO: 5.4
  reducer
}
