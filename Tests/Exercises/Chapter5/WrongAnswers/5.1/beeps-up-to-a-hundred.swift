// Wrong: knows the tenth numbers up to a hundred only.
// Must fail with: The count is 108, and the increment button is tapped three times

private let tenths: Set = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  switch action {
  case .incrementTapped:
    state.count += 1
    return tenths.contains(state.count) ? [.fireAndForget { environment.beep() }] : []
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
