import TestSupport
import Testing

@testable import Chapter6Exercises

extension Exercise6_9 {
  @Test("the next user's services start only when the last user's have ended, in a sign-out or not")
  func waitsForTheSignOut() async throws {
    let (gate, isAsked) = (Gate(), CallRecorder<Void>())
    let root = SessionRoot { user in
      let watch = SessionService(
        start: {},
        stop: {
          isAsked.record(())
          await gate.pass()
        })
      return [service("\(user)'s sync"), watch]
    }
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
}
