import SmallArchitecture
import Dispatch
import Synchronization
import TestSupport

/// Runs effects as a store does, all at the same time, and gives back the actions that they send.
///
/// An effect that does not end holds nobody up for longer than a moment.
@MainActor
func actions<Action>(sentBy effects: [Effect<Action>]) async -> [Action] {
  let (sent, isOver) = (CallRecorder<Action>(), CallRecorder<Void>())
  let running = RunningEffects<Action>()
  running.start(effects) { action, _ in sent.record(action) }
  Task {
    await running.finished()
    isOver.record(())
  }
  await eventually { isOver.count > 0 }
  return sent.calls
}

/// Gives a task that was started in secret the time to show itself.
func aMoment(orUntil isThere: @Sendable () -> Bool) async {
  await eventually(timeout: .milliseconds(50), isThere)
}

/// A value as a sentence shows it: without the names of modules, of action types and of `Optional`.
func plain(_ value: Any) -> String {
  let text = (value as? [Any]).map { "[" + $0.map(plain).joined(separator: ", ") + "]" }
  return (text ?? "\(value)")
    .replacing(/Chapter5Exercises(Tests)?\./, with: "")
    .replacing(/\b[A-Z]\w*Action\./, with: "")
    .replacing(/Optional\(("[^"]*"|\d+)\)/) { $0.output.1 }
}

/// Runs one effect, and knows of each call of the environment whether the effect was still running.
///
/// An effect that starts a task and does not wait for it is over, while the task is still to come.
/// Which of the two comes first would be chance. So such a call is held until the effect is over.
final class EffectWithAnEnd: Sendable {
  /// For each call whether it came before the effect was over.
  let calls = CallRecorder<Bool>()
  private let isOver = Atomic(false)
  private let end = DispatchSemaphore(value: 0)

  /// Whether the environment was called once, before the effect was over.
  var wasCalledInTime: Bool { calls.calls == [true] }

  /// What the environment does when it is called.
  func call() {
    // The effect runs in a task that is cancelled. A task that it starts does not inherit that. If
    // the effect waits for its task it cannot end now: then this gives up, and all is well.
    if !Task.isCancelled { _ = end.wait(timeout: .now() + .seconds(2)) }
    calls.record(!isOver.load(ordering: .acquiring))
  }

  /// Runs the effect, and waits for a call that is late.
  ///
  /// In a test that is `.blocking` the effect has a thread of its own. So it ends even
  /// while all others are held or busy.
  func run<Action>(_ effect: Effect<Action>) async {
    await withTaskGroup { group in
      group.addTask {
        await effect.perform { _ in }
      }
      group.cancelAll()
    }
    isOver.store(true, ordering: .releasing)
    end.signal()
    await eventually { [calls] in calls.count > 0 }
  }
}
