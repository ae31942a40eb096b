// Wrong: the effects only start tasks, and end before these.
// Must fail with: what a task sends later is lost: ask in the closure

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    return state.count.isMultiple(of: 10) ? [.fireAndForget { environment.beep() }] : []
  case .decrementTapped:
    state.count = max(0, state.count - 1)
    return []
  case .factTapped:
    state.isAsking = true
    return [
      .run { [count = state.count] send in
        Task { await send(.factResponse(await environment.fact(count))) }
      }
    ]
  case .factResponse(let fact):
    state.isAsking = false
    state.fact = fact
    return []
  }
}
