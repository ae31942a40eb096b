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
  @discardableResult
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

  @Test("create asks for a name and a password, with the authenticator's advice, and starts again")
  func create() async throws {
    let shown = try await play(["create", " Ada ", "hunter2"])
    #expect(asked.calls == [.createAccount(" Ada ", Password("hunter2"))])
    #expect(events.calls == [.shown, .entered(.create)])
    #expect(
      shown.hasSuffix(
        """
        > create
        Name for the new account:  Ada
        Password for the new account (your dog's name):
        You are inside.

        """))
  }

  @Test("sign in does so too")
  func signIn() async throws {
    let shown = try await play(["sign in", "Ada", "hunter2"])
    #expect(asked.calls == [.signIn("Ada", Password("hunter2"))])
    #expect(events.calls == [.shown, .entered(.signIn)])
    #expect(
      shown.hasSuffix(
        """
        > sign in
        Name to sign in with: Ada
        Password to sign in with (your dog's name):
        You are inside.

        """))
  }

  @Test("a person who is refused is told why, and may try again")
  func refused() async throws {
    let shown = try await play(["create", "Ada", "hunter2"], refusing: .init())
    #expect(events.calls == [.shown, .refused(.create)])
    #expect(shown.hasSuffix(" (your dog's name):\nThe bouncer says no.\n"))
  }

  @Test("an empty name does not turn the password into a command", arguments: ["", "  "])
  func emptyName(name: String) async throws {
    let shown = try await play(["sign in", name, "hunter2"], refusing: .init())
    #expect(asked.calls == [.signIn(name, Password("hunter2"))])
    #expect(!shown.contains("hunter2"))
  }

  @Test("no password is shown or reported")
  func secrecy() async throws {
    try await play(["create", "Ada", "hunter2"], refusing: .init())
    try await play(["create", "Ada", "hunter2"])
    #expect(events.count == 4)
    #expect(!"\(output.calls) \(events.calls) \(asked.calls)".contains("hunter2"))
    #expect(!events.calls.contains { "\($0.key) \($0.parameters)".contains("Ada") })
  }

  @Test("a name behind the command is not asked for", arguments: ["create", "sign in"])
  func named(command: String) async throws {
    let shown = try await play(["\(command)  Ada", "hunter2"])
    let password = Password("hunter2")
    let call: AuthenticatorSpy.Call =
      command == "create" ? .createAccount("Ada", password) : .signIn("Ada", password)
    #expect(asked.calls == [call])
    #expect(!shown.contains("Name ") && !shown.contains("hunter2"))
    #expect(shown.hasSuffix("You are inside.\n"))
  }

  @Test(
    "more than a name is not repeated, since it may tell a password",
    arguments: [("sign in", "sign in Ada hunter2"), ("create", "create  Ada hunter2")])
  func tooMuch(command: String, line: String) async throws {
    let screen = OnboardingPreviews.friendly.screen()
    guard case .say(let sentence) = await screen.read(line) else {
      Issue.record("\(line) is not answered")
      return
    }
    #expect(sentence == "Type \(command) by itself. You'll be asked for the rest.")
  }

  @Test("other lines mean nothing", arguments: ["created", "signin", "back", "Ada"])
  func unknown(line: String) async {
    let step = await OnboardingPreviews.friendly.screen().read(line)
    guard case .unknown = step else {
      Issue.record("\(step)")
      return
    }
  }

  @Test("where the input ends, nobody is signed in", arguments: [["create"], ["sign in", "Ada"]])
  func end(lines: [String]) async throws {
    let shown = try await play(lines)
    #expect(shown.hasSuffix("Cancelled: nothing has changed.\n"))
    #expect(asked.calls == [])
    #expect(events.calls == [.shown])
  }

  @Test("help lists the commands")
  func help() async throws {
    let shown = try await play(["help"])
    #expect(shown.contains("create [NAME]   make an account"))
    #expect(shown.contains("sign in [NAME]  use an account you already have"))
  }

  @Test("what analytics can make of the events")
  func keys() {
    let events: [OnboardingEvent] = [.shown, .entered(.create), .refused(.signIn)]
    #expect(
      events.map(\.key) == ["onboarding.shown", "onboarding.entered", "onboarding.refused"])
    #expect(events.map(\.parameters) == [[:], ["by": "create"], ["by": "sign-in"]])
  }
}
