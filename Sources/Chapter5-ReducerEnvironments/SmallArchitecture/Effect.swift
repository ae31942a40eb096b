/// Sends an action to the store. An action that is sent after the effect was cancelled or has ended
/// doesn't arrive.
package typealias Send<Action> = @MainActor @Sendable (Action) -> Void

/// Work that a reducer wants done, as a value: nothing begins before a store runs it. Failures are
/// actions too: the closures don't throw.
///
/// A store's effects begin in the order in which the reducer returned them, action by action. They
/// run off the main actor and don't wait for it. The next effect doesn't begin before this one
/// first suspends, or ends. So everything that effects do and send before they suspend happens in
/// order, such as writing the lines of a log. After that, they run side by side, and their answers
/// come in any order.
///
/// An effect that computes for a while before it suspends holds up the store's others. Begin such
/// work with `await Task.yield()`.
package struct Effect<Action: Sendable>: Sendable {
  /// What to do.
  package enum Work: Sendable {
    /// Sends actions over time.
    case sending(@Sendable (_ send: @escaping Send<Action>) async -> Void)
    /// Sends no action.
    case silent(@Sendable () async -> Void)
    /// Cancels the effects of the same store that are running under this id.
    case cancelling(id: String)
  }

  /// What to do.
  package let work: Work
  /// The name that it can be cancelled by.
  package private(set) var id: String?
  /// Whether it cancels effects that are running under its id before it begins.
  package private(set) var cancelsInFlight = false
  /// The parts of the state that the id belongs to, innermost first.
  private(set) var parts: [AnyKeyPath & Sendable] = []
}

extension Effect {
  // snippet.effect
  /// Sends any number of actions over time, until the closure returns. It's cancelled when the store
  /// goes away.
  package static func run(
    _ work: @escaping @Sendable (_ send: @escaping Send<Action>) async -> Void
  ) -> Effect {
    Effect(work: .sending(work))
  }

  /// Sends one action: what the closure returns. It's cancelled when the store goes away.
  package static func task(_ work: @escaping @Sendable () async -> Action) -> Effect {
    .run { send in await send(work()) }
  }

  /// Sends no action, and runs to its end even when the store goes away, so a save that has begun is
  /// completed. Work that never ends on its own should be a `run` that sends nothing.
  package static func fireAndForget(_ work: @escaping @Sendable () async -> Void) -> Effect {
    Effect(work: .silent(work))
  }

  /// Cancels the effects that run under the id.
  package static func cancel(id: String) -> Effect {
    Effect(work: .cancelling(id: id))
  }
  // snippet.end

  /// The same effect with a name. Several effects may have the same name.
  ///
  /// - Parameters:
  ///   - id: the name. It belongs to the part of the state that the reducer was pulled back to, so
  ///     two copies of a feature don't cancel each other's effects. Two reducers of the same part
  ///     share names.
  ///   - cancelInFlight: whether to cancel the effects with this name before this one begins.
  package func cancellable(id: String, cancelInFlight: Bool = false) -> Effect {
    var effect = self
    effect.id = id
    effect.cancelsInFlight = cancelInFlight
    return effect
  }

  /// The same effect, but its id belongs to a part. `pullback` does this to all of the part's
  /// effects.
  ///
  /// The whole can use it to cancel one of a part's effects on purpose:
  /// `.cancel(id: "search").inside(\AppState.library)`.
  package func inside<Whole, Part>(_ part: KeyPath<Whole, Part> & Sendable) -> Effect {
    var effect = self
    effect.parts.append(part)
    return effect
  }

  /// The same effect with every action transformed by the closure.
  package func map<NewAction: Sendable>(
    _ transform: @escaping @Sendable (Action) -> NewAction
  ) -> Effect<NewAction> {
    let newWork: Effect<NewAction>.Work =
      switch work {
      case .sending(let work): .sending { send in await work { send(transform($0)) } }
      case .silent(let work): .silent(work)
      case .cancelling(let id): .cancelling(id: id)
      }
    return Effect<NewAction>(work: newWork, id: id, cancelsInFlight: cancelsInFlight, parts: parts)
  }
}
