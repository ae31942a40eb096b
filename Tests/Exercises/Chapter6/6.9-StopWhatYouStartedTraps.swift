import TestSupport
import Testing

@testable import Chapter6Exercises

extension Exercise6_9 {
  @Test("the next user's services start only when the last user's have ended, in a sign-out or not")
  func waitsForTheSignOut() async throws {
    let (gate, isAsked) = (Gate(), CallRecorder<Void>())
    let root = root(isAsked, gate)
    try await root.signIn(as: "Ada")
    let ada = Crowd(of: 1) { await root.signOut() }
    await isAsked.waitForCalls(1)
    let grace = Crowd(of: 1) { try? await root.signIn(as: "Grace") }
    await eventually(timeout: .milliseconds(20)) { log.count > 1 }
    #expect(
      log.calls == ["Ada's sync starts"],
      "Ada's sign-out is under way, and Grace's sign-in has to wait for its end.")
    gate.open()
    await grace.isServed()
    await ada.isServed()
    await root.signOut()
    #expect(
      log.calls == [
        "Ada's sync starts", "Ada's sync ends", "Grace's sync starts", "Grace's sync ends",
      ], "Ada's sign-out ended while Grace signed in, and mustn't forget Grace's scope.")
  }

  @Test("a user may sign out twice, and both calls return when all services have ended")
  func signsOutTwice() async throws {
    let (gate, isAsked) = (Gate(), CallRecorder<Void>())
    let root = root(isAsked, gate)
    try await root.signIn(as: "Ada")
    let first = Crowd(of: 1) { await root.signOut() }
    await isAsked.waitForCalls(1)
    // The main actor is taken until `signOut` waits, so the gate doesn't open before that.
    Task { gate.open() }
    await root.signOut()
    let logs = [log.calls, await first.isServed() ? log.calls : []]
    let stopped = ["Ada's sync starts", "Ada's sync ends"]
    #expect(
      logs == [stopped, stopped],
      "Ada signs out twice. Each call returns when all has ended, and nothing is stopped twice.")
  }

  /// The root of an app with a service that says when it's asked to stop, and then waits.
  private func root(_ isAsked: CallRecorder<Void>, _ gate: Gate) -> SessionRoot {
    SessionRoot { user in
      let watch = SessionService(
        start: {},
        stop: {
          isAsked.record(())
          await gate.pass()
        })
      return [service("\(user)'s sync"), watch]
    }
  }
}
