// Wrong: beeps once for each ten in the count.
// Must fail with: Call environment.beep() once for each tenth number, however high it is.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    let tens = state.count / 10
    return state.count.isMultiple(of: 10)
      ? [.fireAndForget { for _ in 0..<tens { environment.beep() } }] : []
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
