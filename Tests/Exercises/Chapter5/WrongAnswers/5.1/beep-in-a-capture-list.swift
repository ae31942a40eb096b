// Wrong: beeps in the capture list, while the effect is made.
// Must fail with: and not in its capture list.

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    guard state.count > 0, state.count % 10 == 0 else { return [] }
    return [.fireAndForget { [beep = environment.beep()] in _ = beep }]
  case .decrementTapped:
    if state.count > 0 { state.count -= 1 }
    return []
  case .factTapped:
    guard !state.isAsking else { return [] }
    state.isAsking = true
    return [.task { [count = state.count] in .factResponse(await environment.fact(count)) }]
  case .factResponse(let fact):
    state.isAsking = false
    state.fact = fact
    return []
  }
}
