import SmallArchitecture

/// A till: the feature that the tests combine and pull back.
enum Till {
  struct State: Equatable {
    var total = 0
  }

  enum Action: Equatable {
    case add(Int)
    case askForPrice
    case price(Int)
  }

  struct Environment {
    var price: @Sendable () async -> Int
  }

  static let reducer: Reducer<State, Action, Environment> = { state, action, environment in
    switch action {
    case .add(let amount), .price(let amount):
      state.total += amount
      return []
    case .askForPrice:
      return [.task { .price(await environment.price()) }]
    }
  }
}

/// Two tills, each with a price list of its own.
enum Shop {
  struct State: Equatable {
    var left = Till.State()
    var right = Till.State()
  }

  enum Action: Equatable {
    case left(Till.Action)
    case right(Till.Action)
  }

  struct Environment {
    var left: Till.Environment
    var right: Till.Environment
  }

  static let left = CasePath<Action, Till.Action>(
    extract: { if case .left(let action) = $0 { action } else { nil } }, embed: { .left($0) })
  static let right = CasePath<Action, Till.Action>(
    extract: { if case .right(let action) = $0 { action } else { nil } }, embed: { .right($0) })

  static let reducer: Reducer<State, Action, Environment> = combine(
    pullback(Till.reducer, state: \.left, action: left, environment: \.left),
    pullback(Till.reducer, state: \.right, action: right, environment: { $0.right }))
}

extension Shop.Environment {
  /// The left till sells for 3, the right one for 5.
  static let threeAndFive = Shop.Environment(left: .init { 3 }, right: .init { 5 })
}
