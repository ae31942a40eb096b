// Wrong: ignores an answer that is already shown, and so goes on asking.
// Must fail with: An answer that brings nothing new is an answer, too.

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
    return [.task { [count = state.count] in .factResponse(await environment.fact(count)) }]
  case .factResponse(let fact):
    guard fact != state.fact else { return [] }
    state.isAsking = false
    state.fact = fact
    return []
  }
}
