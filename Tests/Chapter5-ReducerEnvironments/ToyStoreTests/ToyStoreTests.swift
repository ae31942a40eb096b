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
}
