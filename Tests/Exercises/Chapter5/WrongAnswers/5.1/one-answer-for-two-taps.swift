// Wrong: asks once, and drops an answer that it does not wait for.
// Must fail with: Take every answer, whether or not one was asked for.

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
    guard !state.isAsking else { return [] }
    state.isAsking = true
    return [.task { [count = state.count] in .factResponse(await environment.fact(count)) }]
  case .factResponse(let fact):
    guard state.isAsking else { return [] }
    state.isAsking = false
    state.fact = fact
    return []
  }
}
