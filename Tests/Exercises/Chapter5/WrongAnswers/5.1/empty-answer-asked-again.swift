// Wrong: asks once more when the answer is empty.
// Must fail with: An empty answer is an answer, too: send it as it is

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    guard state.count.isMultiple(of: 10) else { return [] }
    return [.fireAndForget { environment.beep() }]
  case .decrementTapped:
    state.count = max(0, state.count - 1)
    return []
  case .factTapped:
    state.isAsking = true
    return [
      .task { [count = state.count] in
        var fact = await environment.fact(count)
        if fact.isEmpty { fact = await environment.fact(count) }
        return .factResponse(fact)
      }
    ]
  case .factResponse(let fact):
    state.fact = fact
    state.isAsking = false
    return []
  }
}
