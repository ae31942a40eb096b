import SmallArchitecture
import TestSupport
import Testing
import ToyStore

@MainActor
@Suite("A toy app")
struct ToyAppTests {
  private let saved = CallRecorder<[Int]>()
  private var environment: ToyAppEnvironment {
    ToyAppEnvironment(nthPrime: { _ in 17 }, save: { [saved] in saved.record($0) })
  }

  @Test("each feature has its part of the state, and its share of the environment")
  func shares() async {
    let store = ToyStore(ToyApp(), reducer: toyAppReducer, environment: environment)
    await store.send(.counter(.plusTapped))
    await store.send(.counter(.primeTapped))
    await store.send(.favorites(.added(17)))
    await store.send(.favorites(.saveTapped))
    #expect(store.state.counter.prime == 17)
    #expect(store.state.favorites == [17])
    #expect(saved.calls == [[17]])
  }

  @Test("pulled back, its features do the same")
  func pulledBack() async {
    let store = Store(
      initialState: ToyApp(), reducer: pulledBackToyAppReducer, environment: environment)
    store.send(.counter(.plusTapped))
    store.send(.counter(.primeTapped))
    store.send(.favorites(.added(17)))
    store.send(.favorites(.saveTapped))
    await store.settled()
    #expect(store.state.counter.count == 1)
    #expect(store.state.counter.prime == 17)
    #expect(store.state.favorites == [17])
    #expect(saved.calls == [[17]])
  }
}
