// Correct: gets the next state as a value, and the effects from the action and that state.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  state = next(state, action)
  switch (action, state.count) {
  case (.incrementTapped, let count) where count > 0 && count % 10 == 0:
    return [.fireAndForget { environment.beep() }]
  case (.factTapped, let count):
    return [.task { await .factResponse(environment.fact(count)) }]
  default:
    return []
  }
}

private func next(_ state: FactState, _ action: FactAction) -> FactState {
  switch action {
  case .incrementTapped:
    FactState(count: state.count + 1, isAsking: state.isAsking, fact: state.fact)
  case .decrementTapped:
    FactState(count: max(state.count - 1, 0), isAsking: state.isAsking, fact: state.fact)
  case .factTapped: FactState(count: state.count, isAsking: true, fact: state.fact)
  case .factResponse(let fact): FactState(count: state.count, isAsking: false, fact: fact)
  }
}
