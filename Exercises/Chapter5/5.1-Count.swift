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

/// What the turnstile does. The tests call this function, and run what it returns.
///
/// You are done when
/// - a guest who enters is counted. If their number is 10, 20, 30 and so on, there is one effect:
///   it rings the bell, and sends nothing;
/// - a guest who leaves is counted off, but never below zero;
/// - the button switches `isAsking` on. There is one effect: it asks for a remark on the number of
///   guests as it was at the tap, and sends the response. The old remark stays meanwhile;
/// - a tap that comes while `isAsking` is on leaves it on. It may ask once more or not, as you like;
/// - the response is the remark from then on, and `isAsking` is off after any response;
/// - an effect is over when what it has to do is done;
/// - nothing is asked and nothing rings before an effect is run, and where no effect is named there
///   is none.
@Sendable func turnstileReducer(
  state: inout TurnstileState, action: TurnstileAction, environment: TurnstileEnvironment
) -> [Effect<TurnstileAction>] {
  // TODO: 5.1
  switch action {
  case .guestEntered:
    state.guests += 1
    return []
  case .guestLeft, .remarkButtonTapped, .remarkResponse:
    return []
  }
}
