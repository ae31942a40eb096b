// Wrong: makes a new state for each guest, without what else was in the old one.
// Must fail with: Change state.guests alone: a new TurnstileState forgets the rest.

/// What the turnstile does.
@Sendable func turnstileReducer(
  state: inout TurnstileState, action: TurnstileAction, environment: TurnstileEnvironment
) -> [Effect<TurnstileAction>] {
  switch action {
  case .guestEntered:
    state = TurnstileState(guests: state.guests + 1)
    return state.guests.isMultiple(of: 10) ? [.fireAndForget { environment.ring() }] : []
  case .guestLeft:
    state = TurnstileState(guests: max(0, state.guests - 1))
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
