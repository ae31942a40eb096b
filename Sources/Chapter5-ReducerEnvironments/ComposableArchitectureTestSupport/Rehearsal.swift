import ComposableArchitecture
import Testing

/// Plays the steps one after the other, in the place of a store.
///
/// Unlike a store it keeps what effects send until a step receives it. Like a store it cancels, when
/// it is released, the effects that still run.
@MainActor
final class Rehearsal<State: Equatable, Action: Equatable & Sendable> {
  /// Where in the script an effect began.
  typealias Origin = Int

  let steps: [Step<State, Action>]
  let effects = RunningEffects<Action>()
  var origins: [Int: Origin] = [:]
  var received: [(action: Action, origin: Origin)] = []
  /// The fire-and-forget effects that no step has expected yet, in the order of their beginning.
  var silents: [SilentEffect] = []

  private var state: State
  private let reduce: (inout State, Action) -> [Effect<Action>]
  private let patience: Duration

  init(
    _ state: State, steps: [Step<State, Action>], patience: Duration,
    reduce: @escaping (inout State, Action) -> [Effect<Action>]
  ) {
    self.state = state
    self.steps = steps
    self.patience = patience
    self.reduce = reduce
  }

  func run() async {
    for (index, step) in steps.enumerated() {
      guard await play(step, at: index) else { return }
    }
    await wait(patience) { effects.entries.isEmpty }
    reportLeftovers()
    reportRunning()
  }

  /// - Returns: whether the script can go on.
  private func play(_ step: Step<State, Action>, at index: Origin) async -> Bool {
    switch step.kind {
    case .send(let action, let update):
      // What is about to come shall come before the user goes on. What is not may go on running.
      await wait(min(patience, .milliseconds(20))) {
        !received.isEmpty || effects.entries.isEmpty
      }
      reportLeftovers()
      play(action, update, at: index)
      return true
    case .receive(let action, let update):
      return await receive(action, update, at: index)
    case .fireAndForget:
      return await expectSilence(at: index)
    case .perform(let work):
      await work()
      return true
    }
  }

  private func play(_ action: Action, _ update: Step<State, Action>.Update, at index: Origin) {
    var expected = state
    update(&expected)
    for effect in reduce(&state, action) { start(effect, at: index) }
    guard state != expected else { return }
    fail(
      """
      After \(text(of: action)) the state is not what this step says. \
      Expected is -, actual is +.
      \(difference(from: expected, to: state))
      """, at: index)
  }

  private func receive(
    _ action: Action, _ update: Step<State, Action>.Update, at index: Origin
  ) async -> Bool {
    await wait(patience) { !received.isEmpty || effects.entries.isEmpty }
    guard let first = received.first else {
      fail("Expected to receive \(text(of: action)), but nothing came. \(running)", at: index)
      return false
    }
    received.removeFirst()
    guard first.action == action else {
      fail(
        "Expected to receive \(text(of: action)), but \(text(of: first.action)) came.", at: index)
      return false
    }
    play(action, update, at: index)
    return true
  }

  private func expectSilence(at index: Origin) async -> Bool {
    guard let silent = silents.first else {
      fail("Expected a fire-and-forget effect, but no step before this one began one.", at: index)
      return false
    }
    silents.removeFirst()
    let isOver = await wait(patience) { silent.number.flatMap { effects.entries[$0] } == nil }
    if !isOver {
      fail("The fire-and-forget effect does not come to its end. \(running)", at: index)
    } else if !silent.hasRun {
      fail("The fire-and-forget effect was cancelled before it ran.", at: index)
    }
    return isOver && silent.hasRun
  }

  private func start(_ effect: Effect<Action>, at index: Origin) {
    var number: Int?
    if case .silent(let work) = effect.work {
      let silent = SilentEffect(origin: index)
      var watched = Effect<Action>.fireAndForget {
        await work()
        await silent.noteThatItRan()
      }
      if let id = effect.id {
        watched = watched.cancellable(id: id, cancelInFlight: effect.cancelsInFlight)
      }
      number = effects.start(watched) { _ in }
      silent.number = number
      silents.append(silent)
    } else {
      number = effects.start(effect) { [weak self] in self?.received.append(($0, index)) }
    }
    if let number { origins[number] = index }
  }

  /// Gives other tasks their turn until the condition holds. A turn counts for a millisecond at
  /// most, so that a busy machine does not use up the patience.
  @discardableResult
  private func wait(_ time: Duration, until isDone: () -> Bool) async -> Bool {
    var left = time
    var last = ContinuousClock.now
    while !isDone() {
      guard left > .zero else { return false }
      await Task.yield()
      let now = ContinuousClock.now
      left -= min(now - last, .milliseconds(1))
      last = now
    }
    return true
  }
}
