// 5.1 · A reducer that counts                                              ★☆☆
//
// Prime Time gets a counter that knows facts about its number and beeps at every tenth one.
// Its state, actions and environment are in Sources/Chapter5-ReducerEnvironments/SmallCounters.
// Write the reducer: it changes the state and returns the work as effects, without doing it.
// An effect does its work itself and starts no task. A second tap on the fact button, before
// the answer, leaves the state as it is; whether it asks again is up to you.
//
// You are done when
// - counting changes only the count, which never goes below zero
// - a tap on the fact button sets `isAsking`, and its effect asks and sends the answer
// - every answer, expected or not, becomes the fact and sets `isAsking` to false
// - counting up to 10, 20, 30 and so on returns an effect that beeps and sends nothing
// - nothing else returns an effect
//
// Edit:   `factReducer(state:action:environment:)`.
// Check:  swift run workshop check 5.1
// Read:   Book/05-ReducerEnvironments.md, "Effects are values"

import SmallCounters
import SmallArchitecture

// MARK: - Yours

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
    state.isAsking = false
    state.fact = fact
    return []
  }
}
