import SmallArchitecture
import TestSupport

/// A lending library: the feature whose scripts the tests play.
enum Library {
  struct Reader: Equatable {
    var name = "Ada"
    var books: [String] = []
  }

  struct State: Equatable {
    var count = 0
    var reader: Reader? = Reader()
    var isSearching = false
  }

  enum Action: Equatable {
    case borrow(String)
    case bringBack
    case search
    case found([String])
    case searchTwice
    case stopSearching
    case wait
    case save
    case tidyUp
  }

  struct Environment {
    var find: @Sendable () async -> [String] = { ["Emma"] }
    var save: @Sendable () async -> Void = {}
    var clock = TestClock()
    var afterSending: @Sendable () -> Void = {}
  }

  static let reducer: Reducer<State, Action, Environment> = { state, action, environment in
    let search = Effect<Action>.run { send in
      await send(.found(environment.find()))
      environment.afterSending()
    }
    let save = Effect<Action>.fireAndForget { await environment.save() }
    let wait = Effect<Action>.fireAndForget {
      try? await environment.clock.sleep(for: .seconds(1))
      environment.afterSending()
    }
    switch action {
    case .borrow(let title):
      state.count += 1
      state.reader?.books.append(title)
      return []
    case .bringBack:
      state.count -= 1
      state.reader?.books.removeLast()
      return []
    case .search:
      state.isSearching = true
      return [search.cancellable(id: "search")]
    case .found(let titles):
      state.isSearching = false
      state.count += titles.count
      return []
    case .searchTwice: return [search, search]
    case .stopSearching:
      state.isSearching = false
      return [.cancel(id: "search")]
    case .wait: return [wait.cancellable(id: "patience"), wait]
    case .save: return [save]
    case .tidyUp: return [.run { _ in await environment.save() }]
    }
  }
}
