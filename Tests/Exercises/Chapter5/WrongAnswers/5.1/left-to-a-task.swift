// Wrong: the effects only start tasks, and are over before these.
// Must fail with: call environment.ring() in it, not in a task that it starts.

/// What the turnstile does.
@Sendable func turnstileReducer(
  state: inout TurnstileState, action: TurnstileAction, environment: TurnstileEnvironment
) -> [Effect<TurnstileAction>] {
  switch action {
  case .guestEntered:
    state.guests += 1
    return state.guests.isMultiple(of: 10)
      ? [.fireAndForget { Task { environment.ring() } }] : []
  case .guestLeft:
    state.guests = max(0, state.guests - 1)
    return []
  case .remarkButtonTapped:
    state.isAsking = true
    return [
      .run { [guests = state.guests] send in
        Task { await send(.remarkResponse(await environment.remark(guests))) }
      }
    ]
  case .remarkResponse(let remark):
    state.isAsking = false
    state.remark = remark
    return []
  }
}
