// Correct: cancels the question before, and waits for a task of its own.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    if !state.count.isMultiple(of: 10) { return [] }
    return [.fireAndForget { await Task { environment.beep() }.value }]
  case .decrementTapped:
    state.count -= min(1, state.count)
    return []
  case .factTapped:
    state.isAsking = true
    let asked = state
    return [
      .task { FactAction.factResponse(await environment.fact(asked.count)) }
        .cancellable(id: "fact", cancelInFlight: true)
    ]
  case .factResponse(let fact):
    state.isAsking = false
    state.fact = fact
    return []
  }
}
