// Wrong: returns an effect that does nothing instead of none.
// Must fail with: None of these actions wants anything done, so each should return an empty
// array.

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
    return [.fireAndForget {}]
  case .remarkButtonTapped:
    state.isAsking = true
    return [.task { [guests = state.guests] in .remarkResponse(await environment.remark(guests)) }]
  case .remarkResponse(let remark):
    state.isAsking = false
    state.remark = remark
    return [.fireAndForget {}]
  }
}
