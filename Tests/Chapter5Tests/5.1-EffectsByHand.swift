import ComposableArchitecture
import TestSupport

/// Runs effects as a store does, all at the same time, and gives back the actions that they send.
///
/// An effect that does not come to its end holds nobody up for longer than a few seconds.
@MainActor
func actions<Action>(sentBy effects: [Effect<Action>]) async -> [Action] {
  let (sent, isOver) = (CallRecorder<Action>(), CallRecorder<Void>())
  let running = RunningEffects<Action>()
  for effect in effects { running.start(effect) { sent.record($0) } }
  Task {
    await running.finished()
    isOver.record(())
  }
  await eventually { isOver.count > 0 }
  return sent.calls
}

/// Gives a task that was started in secret the time to show itself.
func aMoment(orUntil isThere: @Sendable () -> Bool) async {
  await eventually(patience: .milliseconds(50), isThere)
}
