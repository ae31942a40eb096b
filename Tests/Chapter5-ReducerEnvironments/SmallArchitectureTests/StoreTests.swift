import SmallArchitecture
import Synchronization
import TestSupport
import Testing

@Suite("Store")
@MainActor
struct StoreTests {
  @Test("an action changes the state before send returns, and an effect's answer later")
  func sends() async {
    let store = shop()
    store.send(.left(.add(4)))
    #expect(store.state.left.total == 4)
    store.send(.left(.askForPrice))
    #expect(store.state.left.total == 4)
    await store.settled()
    #expect(store.state.left.total == 7)
  }

  @Test("a scoped store, and one scoped from it, show the parent's state and send to it")
  func scopes() async {
    let shop = shop()
    let till = shop.scope(state: \.right, action: { .right($0) })
    let total = till.scope(state: \.total, action: { $0 })
    total.send(.add(1))
    total.send(.askForPrice)
    await total.settled()
    #expect(total.state == 6)
    #expect(till.state.total == 6)
    shop.send(.right(.add(10)))
    #expect(total.state == 16)
    #expect(shop.state == Shop.State(right: .init(total: 16)))
  }

  @Test("an action that is sent while another is reduced comes after it")
  func queue() {
    let later = Mutex<[@MainActor @Sendable () -> Void]>([])
    let reducer: Reducer<[String], String, Void> = { state, action, _ in
      state.append("\(action) begins")
      for send in later.withLock({ sends in
        defer { sends = [] }; return sends
      }) {
        MainActor.assumeIsolated { send() }
      }
      state.append("\(action) ends")
      return []
    }
    let store = Store(initialState: [], reducer: reducer, environment: ())
    later.withLock {
      $0 = [{ [weak store] in store?.send("b") }, { [weak store] in store?.send("c") }]
    }
    store.send("a")
    #expect(
      store.state == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
  }

  @Test("a state can be waited for, also by a part, and one that is there already is not")
  func waits() async {
    let store = shop()
    let till = store.scope(state: \.left, action: { .left($0) })
    await till.state { $0.total == 0 }
    store.send(.left(.askForPrice))
    store.send(.right(.add(1)))
    await till.state { $0.total > 0 }
    #expect(till.state.total == 3)
  }

  private func shop() -> Store<Shop.State, Shop.Action> {
    Store(initialState: Shop.State(), reducer: Shop.reducer, environment: .threeAndFive)
  }
}
