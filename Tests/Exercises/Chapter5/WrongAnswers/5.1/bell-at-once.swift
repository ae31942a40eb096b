// Wrong: the reducer rings the bell itself.
// Must fail with: The reducer says that it should ring: call environment.ring() in the closure
// of an effect.

/// What the turnstile does.
@Sendable func turnstileReducer(
  state: inout TurnstileState, action: TurnstileAction, environment: TurnstileEnvironment
) -> [Effect<TurnstileAction>] {
  switch action {
  case .guestEntered:
    state.guests += 1
    if state.guests.isMultiple(of: 10) { environment.ring() }
    return []
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
