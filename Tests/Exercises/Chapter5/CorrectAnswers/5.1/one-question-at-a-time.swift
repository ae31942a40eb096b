// Correct: asks nobody while someone is being asked, and decides first.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  if case .factTapped = action, state.isAsking { return [] }
  switch action {
  case .incrementTapped:
    return increment(&state, environment)
  case .decrementTapped:
    if state.count != 0 { state.count -= 1 }
  case .factTapped:
    state.isAsking = true
    return [askFact(about: state.count, environment)]
  case .factResponse(let fact):
    state = FactState(count: state.count, fact: fact)
  }
  return []
}

private func increment(
  _ state: inout FactState, _ environment: FactEnvironment
) -> [Effect<FactAction>] {
  state.count += 1
  guard state.count.isMultiple(of: 10) else { return [] }
  return [Effect.fireAndForget(environment.beep)]
}

private func askFact(about count: Int, _ environment: FactEnvironment) -> Effect<FactAction> {
  .task { .factResponse(await environment.fact(count)) }
}
