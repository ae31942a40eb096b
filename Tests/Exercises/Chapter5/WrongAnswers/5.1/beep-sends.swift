// Wrong: the effect that beeps sends an answer.
// Must fail with: An effect that beeps and sends nothing is a fire-and-forget effect.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    guard state.count.isMultiple(of: 10) else { return [] }
    return [
      .task {
        environment.beep()
        return .factResponse("Beep!")
      }
    ]
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
