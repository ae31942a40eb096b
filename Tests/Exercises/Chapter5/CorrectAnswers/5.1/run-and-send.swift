// Correct: sends with `run`, and collects the effects in a variable.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  var effects: [Effect<FactAction>] = []
  switch action {
  case .incrementTapped:
    state.count += 1
    if state.count % 10 == 0 { effects.append(.run { _ in environment.beep() }) }
  case .decrementTapped where state.count > 0:
    state.count -= 1
  case .decrementTapped:
    break
  case .factTapped:
    state.isAsking = true
    let count = state.count
    effects.append(
      .run { send in
        let fact = await environment.fact(count)
        await send(.factResponse(fact))
      })
  case .factResponse(let fact):
    (state.isAsking, state.fact) = (false, fact)
  }
  return effects
}
