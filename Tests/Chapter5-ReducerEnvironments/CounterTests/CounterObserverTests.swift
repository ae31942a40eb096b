import SmallArchitecture
import Counter
import Foundation
import Observation
import TestSupport
import Testing

@MainActor @Suite("Counter: what shows it")
struct CounterObserverTests {
  @Test("is shown again after each change")
  func shows() async {
    let store = Store(
      initialState: CounterState(count: 2), reducer: counterReducer,
      environment: CounterEnvironment(
        nthPrime: { _ in 17 }, locale: Locale(identifier: "en_GB")))
    let lines = CallRecorder<String>()
    show(store) { lines.record($0) }
    store.send(.incrementTapped)
    await eventually { lines.count == 2 }
    store.send(.decrementTapped)
    await eventually { lines.count == 3 }
    #expect(lines.calls == ["Count 2", "Count 3", "Count 2"])
  }
}

// snippet.observer
/// Writes what the counter shows, now and after each change of the state.
@MainActor
private func show(
  _ store: Store<CounterState, CounterAction>, write: @escaping @MainActor (String) -> Void
) {
  withObservationTracking {
    write("Count \(store.state.count)")
  } onChange: {
    // The state is about to change. This task runs when it has changed.
    Task { @MainActor in show(store, write: write) }
  }
}
// snippet.end
