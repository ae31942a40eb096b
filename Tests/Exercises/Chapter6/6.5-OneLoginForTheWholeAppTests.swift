import AuthenticationDomain
import Navigation
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.5"))
struct Exercise6_5 {
  @Test("an account that's created on one screen can sign in on every other")
  func sharesAccounts() async throws {
    try LearnerSource.load("6.5").requireNothingShared(
      against: "two apps share nothing")
    let root = DoorsRoot()
    let early = root.onboarding
    _ = await early.enters("sign in", "Ada")
    let created = await root.onboarding.enters("create", "Ada")
    let isCreated = created == started
    try #require(
      isCreated,
      """
      Ada creates an account on an onboarding screen. The app should start. The screen said \([created].said)
      """)
    for (screen, which) in [
      (early, "one that has refused her before"), (root.onboarding, "a new one"),
    ] {
      let heard = await screen.enters("sign in", "Ada")
      let isKnown = heard == started
      try #require(
        isKnown,
        """
        Ada has created an account on one onboarding screen, and signs in on \(which). The app \
        should start. The screen said \([heard].said) All screens have to ask the same store of \
        accounts, each time.
        """)
    }
    let closed = DoorsRoot()
    // No variable keeps this screen.
    _ = await closed.onboarding.enters("create", "Ada")
    let afterwards = await closed.onboarding.enters("sign in", "Ada")
    let outlivesItsScreen = afterwards == started
    #expect(
      outlivesItsScreen,
      """
      Ada creates an account on an onboarding screen, which is then closed and released. On a new \
      one she signs in, and the app should start. The screen said \([afterwards].said) The root \
      has to keep the accounts, whichever screens are open.
      """)
    guard outlivesItsScreen else { return }
    let again = await root.onboarding.enters("create", "Ada")
    let taken = "\(AuthenticationError.taken(name: "Ada"))"
    let isTaken = again == taken
    #expect(
      isTaken,
      """
      Ada has an account, and another one with her name is created on a new screen. The screen \
      should say \([taken].said) It said \([again].said)
      """)
  }

  @Test("a user who signs in on one screen is signed in for the whole app")
  func sharesTheSession() async {
    let root = DoorsRoot()
    let early = root.checker
    let welcome = root.onboarding
    var seen = [await early.name, await root.checker.name]
    for (command, name) in [("create", "Ada"), ("create", "Bo"), ("sign in", "Ada")] {
      _ = await welcome.enters(command, name)
      seen += [await early.name, await root.checker.name]
    }
    let isAgreed = seen == ["nobody", "nobody", "Ada", "Ada", "Bo", "Bo", "Ada", "Ada"]
    #expect(
      isAgreed,
      """
      Nobody is signed in. On one screen Ada creates an account, then Bo, and then Ada signs in. At \
      the start and after each step, a checker that was made before and a new one are asked who is \
      signed in: it should be nobody, Ada, Bo and Ada, twice each. They say \
      \(seen.joined(separator: ", ")). A checker and an \
      authenticator need the same store of credentials. And a checker asks it each time: it \
      remembers no answer.
      """)
    guard isAgreed else { return }
    for (command, name) in [("sign in", "Ida"), ("create", "Bo")] {
      _ = await root.onboarding.enters(command, name)
    }
    let still = await early.name
    #expect(
      still == "Ada",
      """
      Ada is signed in. On other screens someone tries to sign in as Ida, who has no account, and to \
      create an account with the name Bo, which is taken. Both are refused, so Ada should still be signed \
      in. It is \(still). A user who is refused changes nothing.
      """)
  }

  @Test("a user who logs out is logged out of the whole app")
  func logsOut() async {
    let root = DoorsRoot()
    let early = root.profile(of: "Ada")
    _ = await root.onboarding.enters("create", "Ada")
    let steps = [await early.typed("log out").word, await root.checker.name]
    let isOut = steps == [started, "nobody"]
    #expect(
      isOut,
      """
      Ada signs in, and logs out in a profile that was open before. That should read "\(started)", \
      with nobody signed in. It reads "\(steps[0])", and \(steps[1]) is signed in. The profile's \
      authenticator needs the store that onboarding has written into.
      """)
    _ = await root.onboarding.enters("create", "Bo")
    _ = await root.profile(of: "Ada").typed("log out")
    let bo = await root.checker.name
    _ = await root.profile(of: "Bo").typed("log out")
    let nobody = await root.checker.name
    let isRight = bo == "Bo" && nobody == "nobody"
    #expect(
      isRight,
      """
      Bo is signed in. "log out" is typed in a profile of Ada's, and then in one of Bo's. First Bo \
      should be signed in, and then nobody. It is \(bo), and then \(nobody).
      """)
    guard isOut, isRight else { return }
    _ = await root.onboarding.enters("sign in", "Ada")
    _ = await early.typed("log out")
    let again = await root.checker.name
    #expect(
      again == "nobody",
      """
      Ada signs in once more, and types "log out" in the profile in which she has logged out before. \
      Nobody should be signed in, but \(again) is. A screen may stay open: what it does once, it has to \
      do each time.
      """)
    demonstrate(
      """
      Ada signs in at one door, and types "log out" at another
        signed in: \(steps[1])
      Bo signs in, and a window that still shows Ada's profile logs out
        signed in: \(bo)
      """)
  }

  @Test("three mistakes on one screen lock it, and no other")
  func countsForEachScreen() async {
    let root = DoorsRoot()
    let (first, second) = (root.onboarding, root.onboarding)
    _ = await second.enters("create", "Ada")
    for _ in 1...3 { _ = await first.enters("sign in", "Ida") }
    let locked = await first.enters("sign in", "Ada")
    let others = [
      await second.enters("sign in", "Ada"), await root.onboarding.enters("sign in", "Ada"),
    ]
    let isFree = others == [started, started]
    let advice =
      first === second
      ? """
      `onboarding` gives the same screen each time, with the mistakes made on it. Compose a new \
      screen each time, and keep only the stores.
      """
      : """
      A LimitedAuthenticator counts the mistakes of one screen: share what is behind it, and \
      compose a new one for each.
      """
    #expect(
      isFree,
      """
      On one screen a user tries three times to sign in as Ida, who has no account. Then Ada, who has \
      one, signs in on a second screen that was open before, and on a new one. The app should \
      start both times. The screens said \(others.said) \(advice)
      """)
    let isLocked = locked.isLocked
    #expect(
      isLocked,
      """
      On one screen a user tries three times to sign in as Ida, who has no account, and then signs in \
      as Ada. The screen should say that it was wrong three times, but says \([locked].said) \
      Leave the LimitedAuthenticator around the authenticator.
      """)
    guard isFree, isLocked else { return }
    let created = await first.enters("create", "Bo")
    let third = root.onboarding
    for _ in 1...3 { _ = await third.enters("create", "Ada") }
    let taken = await third.enters("sign in", "Ada")
    let countsAll = created.isLocked && taken.isLocked
    #expect(
      countsAll,
      """
      A screen where signing in was wrong three times should refuse to create an account for Bo. It \
      said \([created].said) On another screen a user tries three times to create an account with \
      Ada's name, which is taken, and then signs in as Ada. That screen should be locked as well. \
      It said \([taken].said) The LimitedAuthenticator counts both kinds of mistakes: send \
      everything through it.
      """)
  }

  @Test("two apps share nothing")
  func keepsAppsApart() async {
    let roots = [DoorsRoot(), DoorsRoot()]
    var heard = [await roots[0].onboarding.enters("create", "Ada")]
    heard.append(await roots[1].onboarding.enters("sign in", "Ada"))
    let signedIn = [await roots[0].checker.name, await roots[1].checker.name]
    let unknown = "\(AuthenticationError.unknown(name: "Ada"))"
    let isApart = heard == [started, unknown] && signedIn == ["Ada", "nobody"]
    #expect(
      isApart,
      """
      Ada creates an account in one app, and signs in to another, which should not know her. The screens \
      said \(heard.said) In the first app Ada should still be signed in when her screen is gone, in \
      the second nobody. It is \(signedIn.joined(separator: " and ")). Let each root itself hold its \
      stores, and not weakly: a store that only a screen holds goes with the screen.
      """)
  }
}

/// What a screen's answer reads when the app starts.
private let started = "(the app starts)"

extension AppScreen {
  /// Types a command and a password, and says what comes of it.
  fileprivate func enters(_ command: String, _ name: String) async -> String {
    await typed("\(command) \(name)", answers: ["sesame"]).word
  }
}

extension String {
  /// Whether a screen that says this lets nobody in any more.
  fileprivate var isLocked: Bool { hasPrefix("That was wrong three times") }
}

extension [String] {
  /// What screens said, at the end of a sentence.
  fileprivate var said: String {
    let isSentence = last?.hasSuffix(".") ?? false
    return isSentence ? spoken : "\(spoken)."
  }
}

extension AuthenticationChecking {
  /// Who is signed in.
  fileprivate var name: String {
    get async { ((try? await account()) ?? nil) ?? "nobody" }
  }
}
