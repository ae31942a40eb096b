// Wrong: the reducer beeps itself.
// Must fail with: The reducer only says that it should beep: call environment.beep() in the closure

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    if state.count.isMultiple(of: 10) {
      environment.beep()
      return [.fireAndForget {}]
    }
    return []
  case .decrementTapped:
    state.count = max(0, state.count - 1)
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
