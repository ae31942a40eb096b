import SmallArchitecture
import TestSupport
import Testing

@Suite("Effects: ids in two copies of a feature")
@MainActor
struct CancelIDTests {
  private let gate = Gate()

  @Test("a copy that cancels its effect leaves the other copy's alone")
  func copies() async {
    #expect(await rung(after: .left(.ring), .right(.ring), .left(.hush)) == [.right(.rung)])
  }

  @Test("so does an effect that cancels the one before it under the same id")
  func inFlight() async {
    let rung = await rung(after: .left(.ring), .right(.ring), .left(.ring))
    #expect(rung.count == 2)
    #expect(rung.contains(.left(.rung)) && rung.contains(.right(.rung)))
  }

  @Test("a whole cancels an effect of one of its parts on purpose, and no other")
  func onPurpose() async {
    #expect(await rung(after: .left(.ring), .right(.ring), .hushLeft) == [.right(.rung)])
  }

  /// What the effects of these actions send once they are allowed to.
  private func rung(after actions: House.Action...) async -> [House.Action] {
    let store = Store(initialState: House.State(), reducer: House.reducer, environment: gate)
    for action in actions { store.send(action) }
    gate.open()
    await store.settled()
    return store.state.log.filter { !actions.contains($0) }
  }
}

/// A bell that rings after a while, unless it is hushed.
private enum Bell {
  // Key paths to two properties without a size would be equal.
  struct State: Equatable { var rings = 0 }

  enum Action: Equatable { case ring, rung, hush }

  static let reducer: Reducer<State, Action, Gate> = { _, action, gate in
    switch action {
    case .ring:
      [
        .task {
          await gate.pass()
          return .rung
        }
        .cancellable(id: "ring", cancelInFlight: true)
      ]
    case .rung: []
    case .hush: [.cancel(id: "ring")]
    }
  }
}

/// A house with two bells.
private enum House {
  struct State: Equatable {
    var left = Bell.State()
    var right = Bell.State()
    var log: [Action] = []
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
    { state, action, _ in
      state.log.append(action)
      return action == .hushLeft ? [.cancel(id: "ring").inside(\State.left)] : []
    })
}
