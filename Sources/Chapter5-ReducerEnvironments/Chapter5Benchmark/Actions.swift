import SmallArchitecture

/// The seconds that one action takes in a store whose reducer combines a number of pulled-back
/// reducers. The actions are for each of them in turn.
@MainActor
func secondsOfAction(reducers count: Int) -> Double {
  let store = Store(
    initialState: [Int](repeating: 0, count: count), reducer: counters(count), environment: ())
  let actions = 20_000
  let time = ContinuousClock().measure {
    for number in 0..<actions { store.send(number % count) }
  }
  precondition(store.state.reduce(0, +) == actions, "An action was lost.")
  return time / .seconds(1) / Double(actions)
}

/// Counters, each of which counts the actions with its own number.
private func counters(_ count: Int) -> Reducer<[Int], Int, Void> {
  let counter: Reducer<Int, Void, Void> = { state, _, _ in
    state += 1
    return []
  }
  var all: Reducer<[Int], Int, Void> = { _, _, _ in [] }
  for number in 0..<count {
    let one: Reducer<[Int], Int, Void> = pullback(
      counter,
      state: \[Int].[number],
      action: CasePath(extract: { $0 == number ? () : nil }, embed: { number }),
      environment: { $0 })
    all = combine(all, one)
  }
  return all
}
