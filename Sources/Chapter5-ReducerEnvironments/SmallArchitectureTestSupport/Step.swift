import Testing

/// A step of the script that `assert` plays: what happens, and how it changes the state.
///
/// It knows its line in the test, so that a failure can point to it.
package struct Step<State, Action: Sendable>: Sendable {
  /// Changes the state before the step into the expected state after it.
  package typealias Update = @MainActor (inout State) -> Void

  enum Kind: Sendable {
    case send(Action, Update)
    case receive(Action, Update)
    case fireAndForget
    case perform(@MainActor () async -> Void)
  }

  let kind: Kind
  let sourceLocation: SourceLocation

  /// The user does something.
  ///
  /// - Parameters:
  ///   - action: the action that the user sends.
  ///   - sourceLocation: the location that a failure points to.
  ///   - update: how the state changes. Without it, the state must stay the same.
  package static func send(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    _ update: @escaping Update = { _ in }
  ) -> Step {
    Step(kind: .send(action, update), sourceLocation: sourceLocation)
  }

  /// An effect sends an action.
  ///
  /// - Parameters:
  ///   - action: the action that the effect sends.
  ///   - sourceLocation: the location that a failure points to.
  ///   - update: how the state changes. Without it, the state must stay the same.
  package static func receive(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    _ update: @escaping Update = { _ in }
  ) -> Step {
    Step(kind: .receive(action, update), sourceLocation: sourceLocation)
  }

  /// An effect that an earlier step began ends on its own without having sent an action. It's a
  /// fire-and-forget effect, or a `run` that never called `send`.
  package static func fireAndForget(sourceLocation: SourceLocation = #_sourceLocation) -> Step {
    Step(kind: .fireAndForget, sourceLocation: sourceLocation)
  }

  /// The test itself does something in between, such as advancing a clock.
  package static func perform(
    sourceLocation: SourceLocation = #_sourceLocation, _ work: @escaping @MainActor () async -> Void
  ) -> Step {
    Step(kind: .perform(work), sourceLocation: sourceLocation)
  }
}
