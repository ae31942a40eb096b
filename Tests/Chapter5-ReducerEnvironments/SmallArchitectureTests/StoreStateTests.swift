import SmallArchitecture
import Observation
import TestSupport
import Testing

@Suite("Store: its state while actions are reduced")
@MainActor
struct StoreStateTests {
  @Test("while an action is reduced, the state reads as it was before it")
  func readsWhileReducing() {
    let inside = Inside()
    let seen = CallRecorder<String>()
    let reducer: Reducer<[Int], Int, @Sendable () -> Void> = { state, number, read in
      state.append(number)
      read()
      return []
    }
    let store = Store(initialState: [0], reducer: reducer, environment: inside.run)
    let part = store.scope(state: { $0.count }, action: { $0 })
    inside.work = { [weak store, weak part] in
      seen.record("\(store?.state ?? []), \(part?.state ?? 0)")
    }
    store.send(1)
    store.send(2)
    #expect(seen.calls == ["[0], 1", "[0, 1], 2"])
    #expect(store.state == [0, 1, 2])
  }

  @Test("an action that changes nothing notifies no observer; any other notifies each of them once")
  func unchanged() {
    let store = Store(initialState: 0, reducer: adding, environment: ())
    let part = store.scope(state: { $0 > 5 }, action: { $0 })
    let changes = CallRecorder<String>()
    observe(store, changes)
    observe(part, as: "part", changes)
    for _ in 1...10 { store.send(0) }
    #expect(changes.count == 0)
    store.send(1)
    #expect(changes.calls.sorted() == ["part", "store"])
  }

  @Test("a state that can't be compared counts as changed")
  func incomparable() {
    let reducer: Reducer<(Int, Bool), Int, Void> = { state, number, _ in
      state.0 += number
      return []
    }
    let store = Store(initialState: (0, false), reducer: reducer, environment: ())
    let changes = CallRecorder<String>()
    observe(store, changes)
    store.send(0)
    #expect(changes.count == 1)
  }

  @Test("an action that an observer sends comes after the change that it was notified of")
  func observerSends() {
    let store = Store(initialState: 0, reducer: adding, environment: ())
    let seen = CallRecorder<Int>()
    withObservationTracking {
      _ = store.state
    } onChange: { [weak store] in
      MainActor.assumeIsolated {
        store?.send(10)
        seen.record(store?.state ?? -1)
      }
    }
    store.send(1)
    #expect(seen.calls == [0])
    #expect(store.state == 11)
  }

  private let adding: Reducer<Int, Int, Void> = { state, number, _ in
    state += number
    return []
  }

  private func observe<State, Action>(
    _ store: Store<State, Action>, as name: String = "store", _ changes: CallRecorder<String>
  ) {
    withObservationTracking {
      _ = store.state
    } onChange: {
      changes.record(name)
    }
  }
}

/// What a reducer does in the middle of an action.
@MainActor
private final class Inside {
  var work: () -> Void = {}

  /// Does it, as part of an environment.
  var run: @Sendable () -> Void {
    { MainActor.assumeIsolated { self.work() } }
  }
}
