// Wrong: forgets the fact wherever it beeps.
// Must fail with: count up to 10 in the same way as to any other number.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    guard state.count.isMultiple(of: 10) else { return [] }
    state.fact = nil
    return [.fireAndForget { environment.beep() }]
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
