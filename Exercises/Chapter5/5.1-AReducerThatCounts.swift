// 5.1 · A reducer that counts                                              ★☆☆
//
// Prime Time gets a counter that knows facts about its number and beeps at every tenth one.
// Its state, actions and environment are in Sources/Chapter5-ReducerEnvironments/NumberFact.
// Write the reducer: it changes the state and returns the work as effects, without doing it.
//
// You are done when
// - counting changes only the count and never goes below zero
// - a tap on the fact button sets only `isAsking` and returns one effect that hasn't asked yet
// - this effect waits for the answer before it ends
// - this effect asks once, about the count at the tap, and sends the answer
// - a tap while `isAsking` is set leaves the state as it is; whether it asks again is up to you
// - every answer, expected or not, becomes the fact and sets `isAsking` to false
// - counting up to 10, 20, 30 and so on returns one effect, which hasn't beeped yet
// - this effect beeps before it ends and sends nothing
// - nothing else returns an effect
//
// Edit:   `factReducer(state:action:environment:)`.
// Check:  swift run workshop check 5.1
// Read:   Book/05-ReducerEnvironments.md, "Effects are values"

import SmallArchitecture
import NumberFact

// MARK: - Yours

@Sendable func factReducer(
  state: inout FactState, action: FactAction, environment: FactEnvironment
) -> [Effect<FactAction>] {
  // TODO: 5.1
  switch action {
  case .incrementTapped:
    state.count += 1
    return []
  case .decrementTapped, .factTapped, .factResponse:
    return []
  }
}
