import AuthenticationDomain
import Navigation
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.5"), .serialized)
struct Exercise6_5 {
  private let root = DoorsRoot()

  @Test("an account that's created on one screen can sign in on every other")
  func sharesAccounts() async {
    let early = root.onboarding
    let answers = [
      await root.onboarding.enters("create Ada"),
      await root.onboarding.enters("sign in Ada"),
      await early.enters("sign in Ada"),
    ]
    #expect(
      answers == ["(the app starts)", "(the app starts)", "(the app starts)"],
      "Ada has an account. All screens must ask the same store of accounts.")
  }

  @Test("a user who signs in on one screen is signed in for the whole app")
  func sharesTheSession() async throws {
    let early = root.checker
    for (line, name) in [("create Bo", "Bo"), ("create Cleo", "Cleo"), ("sign in Bo", "Bo")] {
      _ = await root.onboarding.enters(line)
      let accounts = [try await early.account(), try await root.checker.account()]
      #expect(
        accounts == [name, name],
        "\(name) is signed in. Checkers must ask the store of credentials that screens write to."
      )
    }
  }

  @Test("a user who logs out is logged out of the whole app")
  func sharesTheWayOut() async throws {
    let profile = root.profile(of: "Dan")
    _ = await root.onboarding.enters("create Dan")
    let answer = await profile.typed("log out").word
    #expect(answer == "(the app starts)", "Dan logs out on his profile.")
    let account = try await root.checker.account()
    #expect(
      account == nil,
      "Dan has logged out. The profile must use the store of credentials that onboarding uses.")
  }

  @Test("three mistakes on one screen lock it, and no other")
  func countsForEachScreen() async {
    let (first, second) = (root.onboarding, root.onboarding)
    _ = await second.enters("create Eve")
    for _ in 1...3 { _ = await first.enters("sign in Nobody") }
    let others = [
      await second.enters("sign in Eve"), await root.onboarding.enters("sign in Eve"),
    ]
    #expect(
      others == ["(the app starts)", "(the app starts)"],
      "Another screen had the mistakes. Make each screen new, with a new LimitedAuthenticator.")
    let locked = await first.enters("sign in Eve")
    #expect(
      locked == "That was wrong three times. Open this screen again.",
      "This screen had three mistakes. Leave the LimitedAuthenticator around the authenticator.")
  }

  @Test("two apps share nothing")
  func keepsAppsApart() async throws {
    let other = DoorsRoot()
    _ = await root.onboarding.enters("create Finn")
    let accounts = [try await root.checker.account(), try await other.checker.account()]
    #expect(
      accounts == ["Finn", nil],
      "Finn has signed in to one app, and not to the other. Each root holds its own credentials.")
    let answer = await other.onboarding.enters("sign in Finn")
    #expect(
      answer == "There is no account named 'Finn'. Type create to make one.",
      "Finn has an account in one app, and not in the other. Each root holds its own accounts.")
  }
}

extension AppScreen {
  /// Types a command with a name, and then a password.
  fileprivate func enters(_ line: String) async -> String {
    await typed(line, answers: ["sesame"]).word
  }
}
