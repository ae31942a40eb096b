// Wrong: counts more guests off than there are.
// Must fail with: One more for who enters, one less for who leaves, and never below zero.

/// What the turnstile does.
@Sendable func turnstileReducer(
  state: inout TurnstileState, action: TurnstileAction, environment: TurnstileEnvironment
) -> [Effect<TurnstileAction>] {
  switch action {
  case .guestEntered:
    state.guests += 1
    return state.guests.isMultiple(of: 10) ? [.fireAndForget { environment.ring() }] : []
  case .guestLeft:
    state.guests -= 1
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
