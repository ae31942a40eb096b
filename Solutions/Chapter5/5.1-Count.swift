// 5.1 · Count                                                              ★☆☆
//
// The turnstile of a swimming pool counts the guests. There is a button that asks somebody
// who knows for a remark on the number, which may take a while, and every tenth guest is
// greeted by a bell. Write the reducer. It changes the state, and only says what is to be
// done: whoever calls it decides whether that happens, when, and how often.
//
// Edit:   `turnstileReducer(state:action:environment:)` at the end of this file.
// Check:  swift run workshop check 5.1
// Read:   Book/05-ReducerEnvironments.md, "Effects are values"

import ComposableArchitecture

// MARK: - Given

/// What the turnstile shows.
struct TurnstileState: Equatable, Sendable {
  /// How many guests are inside.
  var guests = 0
  /// Whether a remark was asked for and has not come yet. The button is off meanwhile.
  var isAsking = false
  /// The last remark that came.
  var remark: String?
}

enum TurnstileAction: Equatable, Sendable {
  case guestEntered
  case guestLeft
  case remarkButtonTapped
  case remarkResponse(String)
}

/// What the turnstile gets from outside.
struct TurnstileEnvironment: Sendable {
  /// Says something about a number of guests.
  var remark: @Sendable (_ guests: Int) async -> String
  /// Rings the bell, at once.
  var ring: @Sendable () -> Void
}

// MARK: - Yours

/// What the turnstile does.
@Sendable func turnstileReducer(
  state: inout TurnstileState, action: TurnstileAction, environment: TurnstileEnvironment
) -> [Effect<TurnstileAction>] {
  switch action {
  case .guestEntered:
    state.guests += 1
    return state.guests.isMultiple(of: 10) ? [.fireAndForget { environment.ring() }] : []
  case .guestLeft:
    state.guests = max(0, state.guests - 1)
    return []
  case .remarkButtonTapped:
    state.isAsking = true
    return [.task { [guests = state.guests] in .remarkResponse(await environment.remark(guests)) }]
  case .remarkResponse(let remark):
    state.isAsking = false
    state.remark = remark
    return []
  }
}
