/// Gives an action to the store; one that comes after the effect's cancellation, or after its end,
/// does not arrive.
package typealias Send<Action> = @MainActor @Sendable (Action) -> Void

/// Work that a reducer wants done, as a value: nothing begins before a store runs it.
///
/// It runs outside the main actor, unless its closure says `@MainActor`. Failures are actions too:
/// the closures do not throw.
package struct Effect<Action: Sendable>: Sendable {
  /// What is to be done.
  package enum Work: Sendable {
    /// Sends actions over time.
    case sending(@Sendable (@escaping Send<Action>) async -> Void)
    /// Tells nobody.
    case silent(@Sendable () async -> Void)
    /// Cancels the effects of the same store that run under this id.
    case cancelling(id: String)
  }

  /// What is to be done.
  package let work: Work
  /// The name under which it can be cancelled.
  package private(set) var id: String?
  /// Whether it cancels those that run under its id before it begins.
  package private(set) var cancelsInFlight = false
}

extension Effect {
  // snippet.effect
  /// Sends any number of actions over time, until the closure returns.
  package static func run(
    _ work: @escaping @Sendable (_ send: @escaping Send<Action>) async -> Void
  ) -> Effect {
    Effect(work: .sending(work))
  }

  /// Sends one action: what the closure returns.
  package static func task(_ work: @escaping @Sendable () async -> Action) -> Effect {
    .run { send in await send(work()) }
  }

  /// Sends no action.
  package static func fireAndForget(_ work: @escaping @Sendable () async -> Void) -> Effect {
    Effect(work: .silent(work))
  }

  /// Cancels the effects that run under the id.
  package static func cancel(id: String) -> Effect {
    Effect(work: .cancelling(id: id))
  }
  // snippet.end

  /// The same effect under a name.
  ///
  /// - Parameters:
  ///   - id: the name. All features of a store share these names, as do two copies of one feature.
  ///   - cancelInFlight: whether to cancel those that run under the name, before this one begins.
  package func cancellable(id: String, cancelInFlight: Bool = false) -> Effect {
    var effect = self
    effect.id = id
    effect.cancelsInFlight = cancelInFlight
    return effect
  }

  /// The same effect with every action changed by the closure.
  package func map<NewAction: Sendable>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    let newWork: Effect<NewAction>.Work =
      switch work {
      case .sending(let work): .sending { send in await work { send(transform($0)) } }
      case .silent(let work): .silent(work)
      case .cancelling(let id): .cancelling(id: id)
      }
    return Effect<NewAction>(work: newWork, id: id, cancelsInFlight: cancelsInFlight)
  }
}
