import Navigation
import TestSupport
import Testing

@testable import Chapter6Exercises

extension Exercise6_7 {
  @Test("as soon as it happens: a line is in the log before `send` returns")
  func writesAtOnce() async {
    let cancelled = CallRecorder<Bool>()
    let app = makeOnboardingDevApp(accounts: [], isStuck: false) { _ in
      cancelled.record(Task.isCancelled)
    }
    // The screen appears in a cancelled task. One that the observer starts isn't cancelled.
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await app.appear()
    }.value
    await eventually { cancelled.count > 0 }
    #expect(
      cancelled.calls == [true],
      "A task has written it, later. `send` itself writes each event's key.")
  }
}
