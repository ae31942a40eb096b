import AuthenticationData
import AuthenticationDomain
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.2"))
struct Exercise6_2 {
  @Test("the badge shows the user who is signed in")
  func showsTheUser() async throws {
    try LearnerSource.load("6.2").requireNothingShared(against: "two apps share nothing")
    var lines: [String] = []
    for account in ["Ada", "Bo Li", nil] {
      lines.append(await root(signedIn: account).root.badge.told())
    }
    let isShown = lines == ["Signed in as Ada.", "Signed in as Bo Li.", "Not signed in."]
    #expect(
      isShown,
      """
      Three roots were made: in the first one's store Ada is signed in, in the second one's Bo Li, and \
      in the third one's nobody. Their badges show \(lines.spoken). Which store \
      has each badge asked?
      """)
  }

  @Test("a user who logs out with the badge is logged out of the whole app")
  func logsOut() async throws {
    let (root, credentials) = root(signedIn: "Ada")
    let (badge, other) = (root.badge, root.badge)
    try await badge.logOut()
    let account = credentials.load()?.account ?? "nobody"
    let lines = [await badge.told(), await other.told(), await root.badge.told()]
    let isOut = account == "nobody" && lines == Array(repeating: "Not signed in.", count: 3)
    let advice =
      if lines == Array(repeating: "Signed in as Ada.", count: 3) {
        """
        The badges agree with the store. Either the authenticator has another store: give it the \
        root's. Or it was told the wrong name: ask the checker for the name when the user logs out.
        """
      } else {
        "The badge's authenticator and its checker need the root's store."
      }
    #expect(
      isOut,
      """
      Two badges were open when Ada logged out on one of them, and a third was opened afterwards. In \
      the root's store nobody should be signed in; it has \(account). The badges should say that \
      nobody is signed in; they show \(lines.spoken). \(advice)
      """)
    guard isOut else { return }
    try await logsOutWhoIsSignedIn()
  }

  /// On a badge that has shown another user before.
  private func logsOutWhoIsSignedIn() async throws {
    let (root, credentials) = root(signedIn: "Ada")
    let badge = root.badge
    let line = await badge.told()
    credentials.save(Credentials(account: "Bo", token: .random()))
    try await badge.logOut()
    let account = credentials.load()?.account ?? "nobody"
    #expect(
      account == "nobody",
      """
      An open badge showed "\(line)" Then Bo signed in elsewhere, and logged out on this badge \
      before it was shown again. Nobody should be signed in, but \(account) is. Ask the checker \
      for the name when the user logs out: the user who was shown last may be someone else.
      """)
  }

  @Test("an open badge asks again each time it's shown and remembers nothing")
  func followsTheStore() async throws {
    let (root, credentials) = root(signedIn: nil)
    let badge = root.badge
    var lines = [await badge.told()]
    for account in ["Ada", "Bo", "Ada"] {
      credentials.save(Credentials(account: account, token: .random()))
      lines.append(await badge.told())
    }
    credentials.delete("Ada")
    lines.append(await badge.told())
    let isFollowing =
      lines == [
        "Not signed in.", "Signed in as Ada.", "Signed in as Bo.", "Signed in as Ada.",
        "Not signed in.",
      ]
    #expect(
      isFollowing,
      """
      A badge is open. Elsewhere Ada signs in, then Bo, then Ada again, who logs out. The badge shows, \
      at first and after each step, \(lines.spoken). Keep the checker, and nothing that it has answered: \
      ask it each time.
      """)
    guard isFollowing else { return }
    let slow = SlowChecker()
    let patient = makeAccountBadge(checker: slow, authenticator: BadgeDoor(calls: CallRecorder()))
    let viewers = Crowd(of: 2) { await patient.told() }
    await eventually { slow.asked.count == 2 }
    let asked = slow.asked.count
    slow.gate.open()
    await viewers.isServed()
    // Whether the badge asks this checker at all is for another test to say.
    #expect(
      asked == 2 || asked == 0,
      """
      A badge is shown, and its checker is slow. It is shown again before the checker has answered. The \
      checker should be asked twice, but was asked \(times(asked)). By then someone else may be signed \
      in: ask each time, even while another question is on its way.
      """)
    let steps = ["at the start", "Ada signs in", "Bo signs in", "Ada signs in", "Ada logs out"]
    demonstrate(zip(steps, lines).map { "\($0): \($1)" }.joined(separator: "\n"))
  }

  @Test("two apps share nothing")
  func keepsAppsApart() async throws {
    let apps = ["Ada", "Bo"].map { root(signedIn: $0) }
    let badges = apps.map(\.root.badge)
    try await badges[1].logOut()
    let lines = [await badges[0].told(), await badges[1].told()]
    let isApart = lines == ["Signed in as Ada.", "Not signed in."]
    #expect(
      isApart,
      """
      Two roots have two stores: Ada is signed in to one, and Bo to the other. Bo logs out. Their \
      badges show \(lines.spoken). Each root hands its own store on.
      """)
  }

  @Test("the badge works with any authenticator and any checker and passes on their errors")
  func takesAny() async throws {
    let calls = CallRecorder<String>()
    let badge = makeAccountBadge(
      checker: BadgeChecker(user: "Dora"), authenticator: BadgeDoor(calls: calls))
    let line = await badge.told()
    try await badge.logOut()
    let isUsed = line == "Signed in as Dora." && calls.calls == ["Dora is out"]
    #expect(
      isUsed,
      """
      A badge was made without a root, with this test's checker, which says that Dora is signed \
      in, and its authenticator. It shows "\(line)". Then Dora logs out: the authenticator \
      should hear that once; it hears \(calls.calls). A badge that builds its own, or asks for the \
      stores to build them from, can't do that.
      """)
    guard isUsed else { return }
    try await passesOnErrors()
  }

  private func passesOnErrors() async throws {
    let door = BadgeDoor(calls: CallRecorder(), failure: BadgeFailure.doorStuck)
    let unread = makeAccountBadge(
      checker: BadgeChecker(user: "Dora", failure: .storeUnreadable), authenticator: door)
    let stuck = makeAccountBadge(checker: BadgeChecker(user: "Dora"), authenticator: door)
    let outcomes = [
      await unread.outcomeOfLine(), await unread.outcomeOfLogOut(), await stuck.outcomeOfLogOut(),
    ]
    let errors = ["storeUnreadable", "storeUnreadable", "doorStuck"]
    let hasPassedOn = outcomes == errors.map { "the error \($0)" }
    #expect(
      hasPassedOn,
      """
      A checker throws the error `storeUnreadable`: `line()` and `logOut()` should throw it, too. \
      They end with \(outcomes[0]) and \(outcomes[1]). An authenticator throws `doorStuck`: \
      `logOut()` should throw that; it ends with \(outcomes[2]). An error that the badge catches, \
      or drops with `try?`, doesn't reach its caller: let it through.
      """)
    guard hasPassedOn else { return }
    let calls = CallRecorder<String>()
    let jammed = makeAccountBadge(
      checker: BadgeChecker(user: "Dora"),
      authenticator: BadgeDoor(calls: calls, failure: .doorStuck, failures: 1))
    let unsteady = makeAccountBadge(
      checker: BadgeChecker(user: "Dora", failure: .storeUnreadable, failures: 1),
      authenticator: BadgeDoor(calls: CallRecorder()))
    let heard = [
      await jammed.outcomeOfLogOut(), await jammed.outcomeOfLogOut(),
      await unsteady.outcomeOfLine(), await unsteady.outcomeOfLine(),
    ]
    let wanted = [
      "the error doorStuck", "no error", "the error storeUnreadable",
      #"the text "Signed in as Dora.""#,
    ]
    #expect(
      heard == wanted && calls.calls == ["Dora is out"],
      """
      An authenticator throws `doorStuck` once, and then works; Dora logs out twice in a row. A checker \
      throws `storeUnreadable` once, and then works; its badge is shown twice in a row. These four calls \
      should end with \(wanted.joined(separator: ", ")). They ended with \
      \(heard.joined(separator: ", ")). The authenticator should have heard \
      once that Dora is out, and heard it \(times(calls.count)). Pass each error on, and don't try \
      again by yourself; the next call starts afresh.
      """)
  }

  @Test("the badge can't be made without them")
  func needsBoth() throws {
    let checker = BadgeChecker(user: nil)
    let door = BadgeDoor(calls: CallRecorder())
    let badge = makeAccountBadge(checker: checker, authenticator: door)
    let made = [
      try canBeMade(like: badge, .init()), try canBeMade(like: badge, .init(checker: checker)),
      try canBeMade(like: badge, .init(authenticator: door)),
    ]
    let isNeeded = made == [false, false, false]
    #expect(
      isNeeded,
      """
      A badge can be made without its authenticator, its checker, or both. Then what is missing comes \
      from a default or later from outside, and if it is forgotten, nothing says so. Take both in the \
      initializer, without a default.
      """)
  }

  @Test("only `BadgeRoot` names concrete types such as `Authenticator`")
  func namesNoConcreteType() throws {
    let source = try LearnerSource.load("6.2")
    let rest = source.withoutType("BadgeRoot")
    let concrete = [
      "Authenticator", "AuthenticationChecker", "InMemoryAccountStore", "InMemoryCredentialsStore",
    ]
    let badge = [source.type("AccountBadge"), source.body(of: "extension AccountBadge")]
    let places =
      concrete.flatMap(rest.lines(mentioning:))
      + badge.compactMap { $0 }.flatMap { part in
        ["AccountStoring", "CredentialsStoring", "BadgeRoot"].flatMap(part.lines(mentioning:))
      }
    let isUnknown = places.isEmpty
    #expect(
      isUnknown,
      """
      This test reads \(source.path). Outside of BadgeRoot, the file still knows how the app is put \
      together: \(places.quoted). The badge should take an authenticator and a checker, as protocols, \
      and neither a store nor the root.
      """)
  }

  @Test("what the badge was made with can't be replaced later")
  func leavesNoBackDoor() throws {
    let source = try LearnerSource.load("6.2")
    let replaceable = source.replaceableInTheBadge
    let isConstant = replaceable.variables.isEmpty
    let assignments = replaceable.assignments
    let places = assignments.isEmpty ? "" : " That is done here: \(assignments.quoted)."
    #expect(
      isConstant,
      """
      This test reads \(source.path). The badge takes both in its initializer, but what it keeps can \
      be replaced afterwards: \(replaceable.variables.quoted).\(places) Then nobody can rely on what \
      it was made with. Keep both in constants, with `let`.
      """)
    let outside = source.withoutType("BadgeRoot")
    let ways = ["BadgeRoot.", "BadgeRoot("].flatMap(outside.lines(mentioning:))
    let isClosed = ways.isEmpty
    #expect(
      isClosed,
      """
      This test reads \(source.path). There is a way around the initializer: \(ways.quoted). If \
      the badge fetches something from a root, its initializer doesn't show what it needs.
      """)
  }

  private func root(
    signedIn account: String?
  ) -> (root: BadgeRoot, credentials: InMemoryCredentialsStore) {
    let credentials = InMemoryCredentialsStore(
      account.map { Credentials(account: $0, token: .random()) })
    let accounts = InMemoryAccountStore(["Ada", "Bo", "Bo Li"])
    return (BadgeRoot(accounts: accounts, credentials: credentials), credentials)
  }
}

extension LearnerSource {
  /// The badge's variables that hold what it was made with and can be set later: not private, or
  /// assigned outside of an initializer. And the lines that assign them.
  fileprivate var replaceableInTheBadge: (variables: [String], assignments: [String]) {
    let badge = [type("AccountBadge"), body(of: "extension AccountBadge")].compactMap { $0 }
    var variables: [String] = []
    var assignments: [String] = []
    let stored = badge.flatMap {
      $0.withoutAll(["func", "init(", "deinit"]).lines(mentioning: "var")
    }
    for line in stored {
      guard let name = line.firstMatch(of: /\bvar (\w+)/).map({ String($0.1) }),
        !line.contains(/\{/) || line.contains(/=.*\{/)
      else { continue }
      let assigning = badge.flatMap { $0.lines(mentioning: "\(name) =") }
        .filter { !$0.contains("let \(name)") && !$0.contains("var \(name)") }
      let later = badge.flatMap { $0.withoutAll(["init("]).lines(mentioning: "\(name) =") }
        .filter(assigning.contains)
      let isAService = line.contains(/\b(AuthenticationChecking|Authenticating)\b/)
      // Without a value of its own it has one from the initializer.
      let isTaken = isAService || assigning.count > later.count || !line.contains(/=|\?$/)
      if isTaken, !line.contains("private") || !later.isEmpty {
        variables.append(line)
        assignments += later
      }
    }
    return (variables, assignments)
  }
}

extension AccountBadge: Probed {}

extension Probed {
  /// Ranks below the badge's own initializers; see `Probed`.
  fileprivate init(checker: any AuthenticationChecking) throws { throw NotThere() }
  fileprivate init(authenticator: any Authenticating) throws { throw NotThere() }
}

extension AccountBadge {
  /// Its line, or the error instead.
  fileprivate func told() async -> String {
    do { return try await line() } catch { return "\(error)" }
  }

  /// The line, or the error that it throws.
  fileprivate func outcomeOfLine() async -> String {
    do { return "the text \"\(try await line())\"" } catch { return "the error \(error)" }
  }

  /// The error that logging out throws.
  fileprivate func outcomeOfLogOut() async -> String {
    do { try await logOut() } catch { return "the error \(error)" }
    return "no error"
  }
}

/// What goes wrong in a checker or an authenticator.
private enum BadgeFailure: Error { case storeUnreadable, doorStuck }

/// A checker without a store.
private struct BadgeChecker: AuthenticationChecking {
  let user: String?
  let failure: BadgeFailure?
  /// How many calls fail, from the first one.
  let failures: Int
  private let tries = CallRecorder<Void>()

  init(user: String?, failure: BadgeFailure? = nil, failures: Int = .max) {
    (self.user, self.failure, self.failures) = (user, failure, failures)
  }

  func account() throws -> String? {
    tries.record(())
    if let failure, tries.count <= failures { throw failure }
    return user
  }
}

/// A checker that takes its time.
private struct SlowChecker: AuthenticationChecking {
  let asked = CallRecorder<Void>()
  let gate = Gate()

  func account() async -> String? {
    asked.record(())
    await gate.pass()
    return "Ada"
  }
}

/// An authenticator without a store.
private struct BadgeDoor: Authenticating {
  let calls: CallRecorder<String>
  let failure: BadgeFailure?
  /// How many calls fail, from the first one.
  let failures: Int
  let passwordAdvice = "any"
  private let tries = CallRecorder<Void>()

  init(calls: CallRecorder<String>, failure: BadgeFailure? = nil, failures: Int = .max) {
    (self.calls, self.failure, self.failures) = (calls, failure, failures)
  }

  func createAccount(named name: String, password: Password) {}
  func signIn(as name: String, password: Password) {}
  func signOut(_ account: String) throws {
    tries.record(())
    if let failure, tries.count <= failures { throw failure }
    calls.record("\(account) is out")
  }
}
