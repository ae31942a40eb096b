import SmallArchitecture
import TestSupport
import Testing

@Suite("Reducer")
@MainActor
struct ReducerTests {
  /// A reducer that appends a letter to the state, and sends it, too.
  private func letter(_ letter: String) -> Reducer<String, String, Void> {
    { state, _, _ in
      state += letter
      return [.task { letter }, .fireAndForget {}]
    }
  }

  @Test("combined reducers come one after another, and all their effects are kept")
  func combined() async {
    var state = ""
    let reducer = combine(letter("a"), letter("b"), letter("c"))
    let effects = reducer(&state, "go", ())
    #expect(state == "abc")
    #expect(effects.count == 6)
    #expect(await actions(of: effects) == ["a", "b", "c"])
  }

  @Test("a reducer pulled back has its own part of the state, the actions and the environment")
  func pulledBack() async {
    var state = Shop.State()
    #expect(Shop.reducer(&state, .right(.add(7)), .threeAndFive).isEmpty)
    #expect(state == Shop.State(right: .init(total: 7)))
    var effects = Shop.reducer(&state, .left(.askForPrice), .threeAndFive)
    effects += Shop.reducer(&state, .right(.askForPrice), .threeAndFive)
    #expect(await actions(of: effects) == [.left(.price(3)), .right(.price(5))])
  }

  /// What the effects send. Each runs to its end before the next one begins.
  private func actions<Action>(of effects: [Effect<Action>]) async -> [Action] {
    let (running, sent) = (RunningEffects<Action>(), CallRecorder<Action>())
    for effect in effects {
      running.start([effect]) { action, _ in sent.record(action) }
      await running.finished()
    }
    return sent.calls
  }
}
