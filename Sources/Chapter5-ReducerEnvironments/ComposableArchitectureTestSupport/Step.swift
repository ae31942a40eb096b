import Testing

/// A line of the script that `assert` plays: what happens, and how the state changes by it.
///
/// It knows its own line in the test, so that a failure can point there.
package struct Step<State, Action: Sendable>: Sendable {
  /// Changes the state as it was before the step into what it is to be afterwards.
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
  ///   - action: what the store is sent.
  ///   - sourceLocation: where a failure points.
  ///   - update: how the state changes by it; not at all if there is none.
  package static func send(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    _ update: @escaping Update = { _ in }
  ) -> Step {
    Step(kind: .send(action, update), sourceLocation: sourceLocation)
  }

  /// An effect sends an action.
  ///
  /// - Parameters:
  ///   - action: what the effect sends.
  ///   - sourceLocation: where a failure points.
  ///   - update: how the state changes by it; not at all if there is none.
  package static func receive(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    _ update: @escaping Update = { _ in }
  ) -> Step {
    Step(kind: .receive(action, update), sourceLocation: sourceLocation)
  }

  /// An effect that a step before this one began ends by itself, and has sent no action: it's a
  /// fire-and-forget effect, or a `run` that never called `send`.
  package static func fireAndForget(sourceLocation: SourceLocation = #_sourceLocation) -> Step {
    Step(kind: .fireAndForget, sourceLocation: sourceLocation)
  }

  /// The test itself does something in between, such as moving a clock.
  package static func perform(
    sourceLocation: SourceLocation = #_sourceLocation, _ work: @escaping @MainActor () async -> Void
  ) -> Step {
    Step(kind: .perform(work), sourceLocation: sourceLocation)
  }
}
