import SmallArchitecture
import Testing

/// Plays the steps one after another, in place of a store.
///
/// Unlike a store, it keeps what effects send until a step receives it. When the script is over, it
/// cancels all effects that are still running, even the fire-and-forget ones.
@MainActor
final class Rehearsal<State: Equatable, Action: Equatable & Sendable> {
  let steps: [Step<State, Action>]
  let effects = RunningEffects<Action>()
  /// All effects that have begun, by number.
  var begun: [Int: BegunEffect] = [:]
  /// The actions that effects have sent and no step has received, in order.
  var received: [(action: Action, number: Int)] = []

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
    defer { effects.cancelAll() }
    for (index, step) in steps.enumerated() {
      guard await play(step, at: index) else { return }
    }
    await wait(patience) { effects.entries.isEmpty }
    reportUnreceived()
    reportUnexpected()
    reportRunning()
  }

  /// The effects that have ended and still need a step, in the order in which they began.
  var unexpected: [Int] {
    begun.filter { $0.value.needsStep && effects.entries[$0.key] == nil }.keys.sorted()
  }

  /// The indices in `received` of the actions that can be received next: each effect's oldest.
  /// Effects that run at the same time answer in any order, so a script can't depend on it.
  var firsts: [Int] {
    var numbers: Set<Int> = []
    return received.indices.filter { numbers.insert(received[$0].number).inserted }
  }

  /// - Returns: whether the script can go on.
  private func play(_ step: Step<State, Action>, at index: Int) async -> Bool {
    switch step.kind {
    case .send(let action, let update):
      // Answers that are about to come arrive before the next action is sent. Other effects keep
      // running.
      await wait(min(patience, .milliseconds(20))) {
        !received.isEmpty || effects.entries.isEmpty
      }
      reportUnreceived(" Receive it before the next .send, or let the effect wait.")
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

  private func play(_ action: Action, _ update: Step<State, Action>.Update, at index: Int) {
    var expected = state
    update(&expected)
    start(reduce(&state, action), at: index)
    guard state != expected else { return }
    fail(
      """
      After \(text(of: action)) the state is not what this step says. \
      Expected is -, actual is +.
      \(difference(from: expected, to: state))
      """, at: index)
  }

  private func receive(
    _ action: Action, _ update: Step<State, Action>.Update, at index: Int
  ) async -> Bool {
    let place = { self.firsts.first { self.received[$0].action == action } }
    await wait(patience) { place() != nil || effects.entries.isEmpty }
    guard let place = place() else {
      let came = firsts.map { text(of: received[$0].action) }.joined(separator: " and ")
      fail(
        came.isEmpty
          ? "Expected to receive \(text(of: action)), but nothing came. \(running)"
          : "Expected to receive \(text(of: action)), but \(came) came.", at: index)
      return false
    }
    received.remove(at: place)
    play(action, update, at: index)
    return true
  }

  private func expectSilence(at index: Int) async -> Bool {
    await wait(patience) { !unexpected.isEmpty || effects.entries.isEmpty }
    if let number = unexpected.first {
      begun[number]?.isExpected = true
      return true
    }
    fail("Expected an effect to end without an action, but none has. \(running)", at: index)
    return false
  }

  private func start(_ new: [Effect<Action>], at index: Int) {
    let numbers = effects.start(new) { [weak self] action, number in
      self?.begun[number]?.hasSent = true
      self?.received.append((action, number))
    }
    for number in numbers { begun[number] = BegunEffect(origin: index) }
    for (number, entry) in effects.entries where entry.isCancelled {
      begun[number]?.wasCancelled = true
    }
  }

  /// Lets other tasks run until the condition holds. A turn counts as at most a millisecond, so
  /// that a busy machine doesn't use up the patience.
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
