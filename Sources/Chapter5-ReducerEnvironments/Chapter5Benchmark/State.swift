import SmallArchitecture
import Observation

/// What an action does to a state that contains a large array.
enum LargeStateAction: CaseIterable {
  case changeNumber, changeTitle, changeNothing
}

/// The seconds that one action takes on a state with this many numbers.
@MainActor
func seconds(of action: LargeStateAction, numbers count: Int) -> Double {
  let reducer: Reducer<LargeState, LargeStateAction, Void> = { state, action, _ in
    switch action {
    case .changeNumber: state.numbers[state.numbers.count - 1] += 1
    case .changeTitle: state.title += 1
    case .changeNothing: break
    }
    return []
  }
  let store = Store(
    initialState: LargeState(numbers: [Int](repeating: 0, count: count)), reducer: reducer,
    environment: ())
  let actions = max(20, 2_000_000 / count)
  let time = ContinuousClock().measure { for _ in 1...actions { store.send(action) } }
  return time / .seconds(1) / Double(actions)
}

/// How many notifications an observer gets from a hundred actions that change nothing.
@MainActor
func notices() -> Int {
  let reducer: Reducer<LargeState, LargeStateAction, Void> = { _, _, _ in [] }
  let store = Store(
    initialState: LargeState(numbers: [1]), reducer: reducer, environment: ())
  let counter = Counter()
  for _ in 1...100 {
    withObservationTracking {
      _ = store.state
    } onChange: {
      counter.increment()
    }
    store.send(.changeNothing)
  }
  return counter.value
}

private struct LargeState: Equatable {
  var title = 0
  var numbers: [Int]
}
