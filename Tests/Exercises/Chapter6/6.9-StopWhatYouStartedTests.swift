import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.9"), .serialized)
struct Exercise6_9 {
  let log = CallRecorder<String>()

  @Test("making a scope starts nothing, and starting it starts its services in order")
  func starts() async throws {
    let scope = SessionScope(services: [service("sync"), service("watch")])
    await eventually(timeout: .milliseconds(20)) { log.count > 0 }
    #expect(log.calls == [], "A scope does nothing until it's started.")
    try await scope.start()
    #expect(log.calls == ["sync starts", "watch starts"], "Start one after another.")
  }

  @Test("stopping it stops each of them once, last first, and returns when all have ended")
  func stops() async throws {
    let scope = SessionScope(services: [service("sync"), service("watch")])
    try await scope.start()
    await scope.stop()
    let stopped = ["sync starts", "watch starts", "watch ends", "sync ends"]
    #expect(
      log.calls == stopped, "Stop the last one first, and let it end before you stop the next.")
    await scope.stop()
    #expect(log.calls == stopped, "It has been stopped already.")
  }

  @Test("if a service can't start, those before it are stopped, and its error is thrown")
  func startsAllOrNothing() async {
    let badge = SessionService(
      start: { throw BadgeIsMissing() }, stop: { log.record("badge ends") })
    let root = SessionRoot { _ in [service("sync"), service("watch"), badge, service("tips")] }
    await #expect(throws: BadgeIsMissing.self, "The user wants to know why it didn't work.") {
      try await root.signIn(as: "Ada")
    }
    let stopped = ["sync starts", "watch starts", "watch ends", "sync ends"]
    #expect(
      log.calls == stopped, "The badge can't start. Stop what has started, and nothing else.")
    await root.signOut()
    #expect(log.calls == stopped, "Nobody is signed in, so there's nothing to stop.")
  }

  @Test("the next user's services start only when the last user's have ended")
  func startsTheNext() async throws {
    let gate = Gate()
    let root = SessionRoot { user in
      [service("\(user)'s sync"), service("\(user)'s watch", endsAfter: gate)]
    }
    try await root.signIn(as: "Ada")
    let grace = Crowd(of: 1) { try? await root.signIn(as: "Grace") }
    await eventually(timeout: .milliseconds(20)) { log.count > 2 }
    #expect(
      log.calls == ["Ada's sync starts", "Ada's watch starts"],
      "Ada's watch hasn't ended, and nothing else may happen until it has.")
    gate.open()
    await grace.isServed()
    #expect(
      log.calls == [
        "Ada's sync starts", "Ada's watch starts", "Ada's watch ends", "Ada's sync ends",
        "Grace's sync starts", "Grace's watch starts",
      ], "All of Ada's have to end first.")
  }

  @Test("once a user has signed out, nothing of their session stays in memory")
  func letsGo() async throws {
    let root = SessionRoot { _ in
      let session = Session(log: log)
      return [SessionService(start: { session.log.record("starts") }, stop: {})]
    }
    try await root.signIn(as: "Ada")
    await root.signOut()
    await eventually { log.count == 2 }
    #expect(log.calls == ["starts", "is released"], "The root still holds Ada's scope.")
    withExtendedLifetime(root) {}
  }

  func service(_ name: String, endsAfter gate: Gate? = nil) -> SessionService {
    SessionService(
      start: { log.record("\(name) starts") },
      stop: {
        await gate?.pass()
        await eventually(timeout: .milliseconds(10)) { false }  // An end takes a while.
        log.record("\(name) ends")
      })
  }
}

private struct BadgeIsMissing: Error {}

/// What a service holds. It notes when nothing holds it any more.
private final class Session: Sendable {
  let log: CallRecorder<String>

  init(log: CallRecorder<String>) { self.log = log }
  deinit { log.record("is released") }
}
