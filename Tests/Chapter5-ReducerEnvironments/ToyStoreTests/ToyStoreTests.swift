import TestSupport
import Testing
import ToyStore

@MainActor
@Suite("A toy store")
struct ToyStoreTests {
  @Test("an effect's answer is an action, too")
  func answers() async {
    // snippet.toy-loop
    let environment = ToyEnvironment(nthPrime: { _ in 17 })
    let store = ToyStore(ToyCounter(), reducer: toyCounterReducer, environment: environment)
    await store.send(.plusTapped)
    await store.send(.primeTapped)
    #expect(store.state.prime == 17)
    // snippet.end
  }

  @Test("the reducer returns an effect that has not begun")
  func effectIsAValue() async {
    let asked = CallRecorder<Int>()
    var state = ToyCounter()
    let environment = ToyEnvironment { n in
      asked.record(n)
      return 2
    }
    let effects = toyCounterReducer(
      state: &state, action: .primeTapped, environment: environment)
    #expect(effects.count == 1)
    #expect(asked.calls == [])
    #expect(state == ToyCounter())
  }

  @Test("effects run in order, each with all that follows from it")
  func order() async {
    let reducer: ToyReducer<[String], String, Void> = { state, action, _ in
      state.append(action)
      switch action {
      case "a": return [{ "b" }, { "d" }]
      case "b": return [{ "c" }]
      default: return []
      }
    }
    let store = ToyStore([], reducer: reducer, environment: ())
    await store.send("a")
    #expect(store.state == ["a", "b", "c", "d"])
  }
}
