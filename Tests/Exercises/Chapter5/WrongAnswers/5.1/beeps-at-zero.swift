// Wrong: beeps when the count can't go down.
// Must fail with: decrementTapped, at 0, returned 1 effect, but shouldn't

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    return state.count.isMultiple(of: 10) ? [.fireAndForget { environment.beep() }] : []
  case .decrementTapped:
    guard state.count > 0 else { return [.fireAndForget { environment.beep() }] }
    state.count -= 1
    return []
  case .factTapped:
    state.isAsking = true
    return [.task { [count = state.count] in .factResponse(await environment.fact(count)) }]
  case .factResponse(let fact):
    state.isAsking = false
    state.fact = fact
    return []
  }
}
