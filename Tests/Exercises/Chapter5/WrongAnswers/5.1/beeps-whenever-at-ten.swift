// Wrong: returns a beep for each action but a decrement while the count is a multiple of ten.
// Must fail with: A beep is for counting up to 10, and not for what happens there.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  var effects: [Effect<FactAction>] = []
  switch action {
  case .incrementTapped:
    state.count += 1
  case .decrementTapped:
    state.count = max(0, state.count - 1)
    return []
  case .factTapped:
    state.isAsking = true
    effects = [.task { [count = state.count] in .factResponse(await environment.fact(count)) }]
  case .factResponse(let fact):
    state.isAsking = false
    state.fact = fact
  }
  if state.count > 0, state.count.isMultiple(of: 10) {
    effects.append(.fireAndForget { environment.beep() })
  }
  return effects
}
