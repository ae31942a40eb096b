// Wrong: sends nothing if the answer is the fact that is shown.
// Must fail with: Always send the answer

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
      .run { [count = state.count, old = state.fact] send in
        let fact = await environment.fact(count)
        if fact != old { await send(.factResponse(fact)) }
      }
    ]
  case .factResponse(let fact):
    state.isAsking = false
    state.fact = fact
    return []
  }
}
