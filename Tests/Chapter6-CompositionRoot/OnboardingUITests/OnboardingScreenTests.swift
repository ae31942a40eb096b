import AuthenticationDomain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import OnboardingUI

/// Each test is a composition root of its own: a screen with spies at its seams.
@Suite("Onboarding")
@MainActor
struct OnboardingScreenTests {
  private let asked = CallRecorder<AuthenticatorSpy.Call>()
  private let events = CallRecorder<OnboardingEvent>()
  private let output = CallRecorder<String>()

  /// - Returns: what is shown.
  private func play(_ lines: [String], refusing error: AuthenticatorSpy.Refusal? = nil)
    async throws -> String
  {
    let screen = OnboardingScreen(
      authenticator: AuthenticatorSpy(calls: asked, refusal: error),
      observer: ObserverSpy(events: events))
    var homes = 0
    try await Navigator(terminal: .scripted(lines, output: output)) {
      homes += 1
      return homes == 1 ? screen : Inside()
    }.run()
    return output.calls.joined()
  }

  @Test(
    "each way in asks for a name and a password, with the authenticator's advice",
    arguments: [
      ("create", OnboardingEvent.Door.create, "for the new account"),
      ("sign in", .signIn, "to sign in with"),
    ])
  func enter(command: String, door: OnboardingEvent.Door, purpose: String) async throws {
    let shown = try await play([command, " Ada ", "hunter2"])
    #expect(asked.calls == [call(door, " Ada ")])
    #expect(events.calls == [.shown, .entered(door)])
    #expect(
      shown.hasSuffix(
        """
        > \(command)
        Name \(purpose):  Ada
        Password \(purpose) (your dog's name):
        You are inside.

        """))
  }

  @Test("a person who is refused is told why, and no password is shown or reported")
  func refused() async throws {
    let shown = try await play(["create", "Ada", "hunter2"], refusing: .init())
    #expect(events.calls == [.shown, .refused(.create)])
    #expect(shown.hasSuffix(" (your dog's name):\nThe bouncer says no.\n"))
    #expect(!"\(shown) \(events.calls) \(asked.calls)".contains("hunter2"))
    #expect(!events.calls.contains { "\($0.key) \($0.parameters)".contains("Ada") })
  }

  private func call(_ door: OnboardingEvent.Door, _ name: String) -> AuthenticatorSpy.Call {
    door == .create
      ? .createAccount(name, Password("hunter2")) : .signIn(name, Password("hunter2"))
  }

  @Test(
    "what does not let one in is answered, without repeating a password",
    arguments: [
      ("create Ada hunter2", "Type create by itself. You'll be asked for the rest."),
      ("sign in Ada hunter2", "Type sign in by itself. You'll be asked for the rest."),
      ("rate 5", nil), ("signin", nil), ("created", nil),
    ])
  func advice(line: String, advice: String?) async {
    switch await OnboardingPreviews.friendly.screen().read(line) {
    case .say(let sentence): #expect(sentence == advice)
    case .unknown: #expect(advice == nil)
    default: Issue.record("\(line) does something.")
    }
  }
}
