import TestSupport
import Testing
import ToyStore

@MainActor
@Suite("A toy store")
struct ToyStoreTests {
  @Test("an action changes the state")
  func reduces() async {
    let environment = ToyEnvironment(nthPrime: { _ in 17 })
    let store = ToyStore(ToyCounter(), reducer: toyCounterReducer, environment: environment)
    await store.send(.plusTapped)
    #expect(store.state.count == 1)
    #expect(store.state.prime == nil)
  }

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

  @Test("the effect asks the environment for the count at the tap, once")
  func asks() async {
    let asked = CallRecorder<Int>()
    let environment = ToyEnvironment { n in
      asked.record(n)
      return 2
    }
    let store = ToyStore(ToyCounter(), reducer: toyCounterReducer, environment: environment)
    await store.send(.plusTapped)
    await store.send(.plusTapped)
    #expect(asked.calls == [])
    await store.send(.primeTapped)
    #expect(asked.calls == [2])
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

  @Test("an action that is sent while an effect is awaited comes before its answer")
  func actionsInBetween() async {
    let (asked, ask) = AsyncStream.makeStream(of: Int.self)
    let (answers, answer) = AsyncStream.makeStream(of: Int.self)
    let environment = ToyEnvironment { n in
      ask.yield(n)
      return await answers.first { _ in true } ?? 0
    }
    let store = ToyStore(ToyCounter(), reducer: toyCounterReducer, environment: environment)
    await store.send(.plusTapped)
    let asking = Task { await store.send(.primeTapped) }
    var questions = asked.makeAsyncIterator()
    let question = await questions.next()
    #expect(question == 1)
    await store.send(.plusTapped)
    answer.yield(2)
    await asking.value
    #expect(store.state.count == 2)
    #expect(store.state.prime == 2)
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
