import SmallArchitecture
import TestSupport
import Testing

@Suite("Effects: ids in two copies of a feature")
@MainActor
struct CancelIDTests {
  private let gate = Gate()

  @Test("a copy that cancels its effect leaves the other copy's alone")
  func copies() async {
    let store = street()
    store.send(.house(.left(.ring)))
    store.send(.house(.right(.ring)))
    store.send(.house(.left(.hush)))
    #expect(await rung(store) == [.house(.right(.rung))])
  }

  @Test("so does an effect that cancels the one before it under the same id")
  func inFlight() async {
    let store = street()
    for action: Bell.Action in [.ring, .ring] {
      store.send(.house(.left(action)))
      store.send(.neighbour(.left(action)))
    }
    let actions = await rung(store)
    #expect(actions.count == 2)
    #expect(actions.contains(.house(.left(.rung))) && actions.contains(.neighbour(.left(.rung))))
  }

  @Test("copies of the whole, each with two copies of a part, do not meet either")
  func nested() async {
    let store = street()
    for house in [Street.Action.house, Street.Action.neighbour] {
      store.send(house(.left(.ring)))
      store.send(house(.right(.ring)))
    }
    store.send(.neighbour(.left(.hush)))
    store.send(.neighbour(.right(.hush)))
    let actions = await rung(store)
    #expect(actions.count == 2)
    #expect(actions.contains(.house(.left(.rung))) && actions.contains(.house(.right(.rung))))
  }

  @Test("a whole cancels an effect of one of its parts on purpose, and no other")
  func onPurpose() async {
    let store = street()
    for house in [Street.Action.house, Street.Action.neighbour] {
      store.send(house(.left(.ring)))
      store.send(house(.right(.ring)))
    }
    store.send(.house(.hushLeft))
    store.send(.hushRightOfNeighbour)
    let actions = await rung(store)
    #expect(actions.count == 2)
    #expect(actions.contains(.house(.right(.rung))) && actions.contains(.neighbour(.left(.rung))))
  }

  @Test("two reducers of one part know each other's ids")
  func samePart() async {
    let bell: Reducer<House.State, House.Action, Gate> = pullback(
      Bell.reducer, state: \.left, action: House.left, environment: { $0 })
    let hush: Reducer<House.State, House.Action, Gate> = pullback(
      { _, action, _ in action == .hush ? [.cancel(id: "ring")] : [] },
      state: \.left, action: House.right, environment: { $0 })
    let store = Store(
      initialState: House.State(), reducer: combine(bell, hush), environment: gate)
    store.send(.left(.ring))
    store.send(.right(.hush))
    gate.open()
    await store.settled()
    #expect(store.state.left.rings == 0)
  }

  private func street() -> Store<Street.State, Street.Action> {
    Store(initialState: Street.State(), reducer: Street.reducer, environment: gate)
  }

  /// What the effects send once they are allowed to.
  private func rung(_ store: Store<Street.State, Street.Action>) async -> [Street.Action] {
    gate.open()
    await store.settled()
    return store.state.log.filter { "\($0)".contains("rung") }
  }
}

/// A bell that rings after a while, unless it is hushed.
private enum Bell {
  struct State: Equatable { var rings = 0 }

  enum Action: Equatable { case ring, rung, hush }

  static let reducer: Reducer<State, Action, Gate> = { state, action, gate in
    switch action {
    case .ring:
      return [
        .task {
          await gate.pass()
          return .rung
        }
        .cancellable(id: "ring", cancelInFlight: true)
      ]
    case .rung:
      state.rings += 1
      return []
    case .hush:
      return [.cancel(id: "ring")]
    }
  }
}

/// A house with two bells.
private enum House {
  struct State: Equatable {
    var left = Bell.State()
    var right = Bell.State()
  }

  enum Action: Equatable {
    case left(Bell.Action)
    case right(Bell.Action)
    case hushLeft
  }

  static let left = CasePath<Action, Bell.Action>(
    extract: { if case .left(let action) = $0 { action } else { nil } }, embed: { .left($0) })
  static let right = CasePath<Action, Bell.Action>(
    extract: { if case .right(let action) = $0 { action } else { nil } }, embed: { .right($0) })

  static let reducer: Reducer<State, Action, Gate> = combine(
    pullback(Bell.reducer, state: \.left, action: left, environment: { $0 }),
    pullback(Bell.reducer, state: \.right, action: right, environment: { $0 }),
    { _, action, _ in
      action == .hushLeft ? [.cancel(id: "ring").inside(\State.left)] : []
    })
}

/// Two houses. The path to the second is a computed property, as such paths often are.
private enum Street {
  struct State: Equatable {
    var houses = [House.State(), House.State()]
    var log: [Action] = []

    var neighbour: House.State {
      get { houses[1] }
      set { houses[1] = newValue }
    }
  }

  enum Action: Equatable {
    case house(House.Action)
    case neighbour(House.Action)
    case hushRightOfNeighbour
  }

  static let house = CasePath<Action, House.Action>(
    extract: { if case .house(let action) = $0 { action } else { nil } }, embed: { .house($0) })
  static let neighbour = CasePath<Action, House.Action>(
    extract: { if case .neighbour(let action) = $0 { action } else { nil } },
    embed: { .neighbour($0) })

  static let reducer: Reducer<State, Action, Gate> = combine(
    pullback(House.reducer, state: \.houses[0], action: house, environment: { $0 }),
    pullback(House.reducer, state: \.neighbour, action: neighbour, environment: { $0 }),
    { state, action, _ in
      state.log.append(action)
      guard action == .hushRightOfNeighbour else { return [] }
      return [.cancel(id: "ring").inside(\House.State.right).inside(\State.neighbour)]
    })
}
