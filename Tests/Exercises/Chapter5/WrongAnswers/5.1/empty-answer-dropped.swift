// Wrong: an empty answer leaves the old fact.
// Must fail with: The fact is "Lucky.", the button is tapped, and .factResponse("") comes.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    return state.count > 0 && state.count % 10 == 0 ? [.fireAndForget { environment.beep() }] : []
  case .decrementTapped:
    state.count = max(0, state.count - 1)
    return []
  case .factTapped:
    state.isAsking = true
    return [.task { [n = state.count] in .factResponse(await environment.fact(n)) }]
  case .factResponse(let fact):
    if !fact.isEmpty { state.fact = fact }
    state.isAsking = false
    return []
  }
}
