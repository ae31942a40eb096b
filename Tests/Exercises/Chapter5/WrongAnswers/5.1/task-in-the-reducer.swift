// Wrong: the reducer starts the task, the effect only waits for it.
// Must fail with: A task that the reducer starts runs at once.

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
    let guests = state.guests
    let remark = Task { await environment.remark(guests) }
    return [.task { .remarkResponse(await remark.value) }]
  case .remarkResponse(let remark):
    state.isAsking = false
    state.remark = remark
    return []
  }
}
