/// Gives an action to the store; one that comes after the effect's cancellation, or after its end,
/// does not arrive.
package typealias Send<Action> = @MainActor @Sendable (Action) -> Void

/// Work that a reducer wants done, as a value: nothing begins before a store runs it. Failures are
/// actions too: the closures do not throw.
///
/// The effects of a store begin in the order in which its reducer returned them, action by action,
/// beside the main actor and without waiting for it. Each has its turn until it suspends for the
/// first time or ends: what it does and sends up to there comes in order, such as the lines of a
/// log. After that the effects run at the same time, and answer when they are ready, in any order.
///
/// While an effect has its turn the others wait. Work that takes long belongs in a `@concurrent`
/// function, which the effect awaits.
package struct Effect<Action: Sendable>: Sendable {
  // `nonisolated(nonsending)`: the closures run on the lane that calls them, and do not leave it
  // before they await something that runs elsewhere. On that their order depends.

  /// Sends actions over time.
  package typealias Sending =
    nonisolated(nonsending) @Sendable (_ send: @escaping Send<Action>) async -> Void
  /// Sends no action.
  package typealias Silent = nonisolated(nonsending) @Sendable () async -> Void

  /// What is to be done.
  package enum Work: Sendable {
    case sending(Sending)
    case silent(Silent)
    /// Cancels the effects of the same store that run under this id.
    case cancelling(id: String)
  }

  /// What is to be done.
  package let work: Work
  /// The name under which it can be cancelled.
  package private(set) var id: String?
  /// Whether it cancels those that run under its id before it begins.
  package private(set) var cancelsInFlight = false
  /// The parts of the state in which the id is known, the innermost first.
  private(set) var parts: [AnyKeyPath & Sendable] = []
}

extension Effect {
  // snippet.effect
  /// Sends any number of actions over time, until the closure returns. When the store goes, it is
  /// cancelled.
  package static func run(_ work: @escaping Sending) -> Effect {
    Effect(work: .sending(work))
  }

  /// Sends one action: what the closure returns. When the store goes, it is cancelled.
  package static func task(
    _ work: nonisolated(nonsending) @escaping @Sendable () async -> Action
  ) -> Effect {
    .run { send in await send(work()) }
  }

  /// Sends no action, and comes to its end also when the store has gone: what is being saved is
  /// saved. So work that has no end of its own is a `run` that sends nothing.
  package static func fireAndForget(_ work: @escaping Silent) -> Effect {
    Effect(work: .silent(work))
  }

  /// Cancels the effects that run under the id.
  package static func cancel(id: String) -> Effect {
    Effect(work: .cancelling(id: id))
  }
  // snippet.end

  /// The same effect under a name, which it may share with others.
  ///
  /// - Parameters:
  ///   - id: the name. It counts in the part of the state whose reducer gives it: two parts may use
  ///     the same name, as two copies of one feature do, and do not cancel each other's effects.
  ///   - cancelInFlight: whether to cancel those that run under the name, before this one begins.
  package func cancellable(id: String, cancelInFlight: Bool = false) -> Effect {
    var effect = self
    effect.id = id
    effect.cancelsInFlight = cancelInFlight
    return effect
  }

  /// The same effect as one of a part: its id is the part's, and no other's. `pullback` says this of
  /// all effects of the part.
  ///
  /// The whole can say it too, to cancel an effect of a part on purpose:
  /// `.cancel(id: "search").inside(\App.library)`.
  package func inside<Whole, Part>(_ part: KeyPath<Whole, Part> & Sendable) -> Effect {
    var effect = self
    effect.parts.append(part)
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
    return Effect<NewAction>(work: newWork, id: id, cancelsInFlight: cancelsInFlight, parts: parts)
  }
}
