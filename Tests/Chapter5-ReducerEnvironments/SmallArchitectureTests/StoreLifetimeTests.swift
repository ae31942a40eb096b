import SmallArchitecture
import TestSupport
import Testing

@Suite("Store: its end")
@MainActor
struct StoreLifetimeTests {
  private let clock = TestClock()
  private let ends = CallRecorder<String>()

  @Test("when a store is released, its effects are cancelled")
  func released() async {
    var store: Store<Int, Action>? = sleeper()
    let isReleased = { [weak store] in store == nil }
    store?.send(.sleep)
    await clock.waitForSleepers(1)
    store = nil
    #expect(isReleased())
    await ends.waitForCalls(1)
    #expect(ends.calls == ["CancellationError()"])
  }

  @Test("a scoped store keeps the effects running, until it is released too")
  func scoped() async {
    var store: Store<Int, Action>? = sleeper()
    var part = store?.scope(state: { "\($0)" }, action: { $0 })
    store?.send(.sleep)
    await clock.waitForSleepers(1)
    store = nil
    await clock.advance(by: .seconds(3_600))
    await part?.settled()
    #expect(part?.state == "1")
    #expect(ends.calls == ["awake"])
    part?.send(.sleep)
    await clock.waitForSleepers(1)
    part = nil
    await ends.waitForCalls(2)
    #expect(ends.calls == ["awake", "CancellationError()"])
  }

  @Test("a fire-and-forget effect runs to its end without its store, whether it had begun or not")
  func fireAndForget() async {
    let (gate, saved) = (Gate(), CallRecorder<String>())
    let reducer: Reducer<Int, Bool, Void> = { _, waits, _ in
      [
        .fireAndForget {
          saved.record("begun")
          if waits { await gate.pass() }
          saved.record(Task.isCancelled ? "cancelled" : "saved")
        }
      ]
    }
    var store: Store<Int, Bool>? = Store(initialState: 0, reducer: reducer, environment: ())
    store?.send(true)
    await saved.waitForCalls(1)
    store?.send(false)
    store = nil
    await eventually { saved.count == 3 }
    gate.open()
    await eventually { saved.count == 4 }
    #expect(saved.calls == ["begun", "begun", "saved", "saved"])
  }

  private enum Action {
    case sleep
    case wakeUp
  }

  private func sleeper() -> Store<Int, Action> {
    let reducer: Reducer<Int, Action, (clock: TestClock, ends: CallRecorder<String>)> = {
      count, action, environment in
      switch action {
      case .wakeUp:
        count += 1
        return []
      case .sleep:
        return [
          .run { [clock = environment.clock, ends = environment.ends] send in
            do {
              try await clock.sleep(for: .seconds(3_600))
              await send(.wakeUp)
              ends.record("awake")
            } catch {
              ends.record("\(error)")
            }
          }
        ]
      }
    }
    return Store(initialState: 0, reducer: reducer, environment: (clock, ends))
  }
}
