import AuthenticationDomain
import Navigation
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.7"))
struct Exercise6_7 {
  private let log = CallRecorder<String>()

  @Test("only existing accounts can sign in")
  func signsIn() async throws {
    try LearnerSource.load("6.7").requireNothingShared(
      against: "two dev apps share nothing",
      holder: "an object that `makeOnboardingDevApp` makes")
    let app = devApp(accounts: ["Ada", "Bo Li"])
    let heard = [
      await app.enters("sign in", as: "Ada"), await app.enters("sign in", as: "Grace"),
      await app.enters("sign in", as: "Bo Li"), await app.enters("sign in", as: "ada"),
    ]
    let isRight = heard == [started, unknown("Grace"), started, unknown("ada")]
    #expect(
      isRight,
      """
      A dev app has the accounts of Ada and Bo Li. On its screen Ada, Grace, Bo Li, and ada with a \
      small a try to sign in. The app should start for Ada and Bo Li. Grace should read \
      "\(unknown("Grace"))", and ada the same about her name. They read \(heard.spoken). The stub \
      should know the accounts that it is made with, by exactly these names, and no others.
      """)
  }

  @Test("a new account can sign in from then on, and can't be created again")
  func createsAccounts() async {
    let app = devApp(accounts: ["Ada"])
    let heard = [
      await app.enters("create", as: "Grace"), await app.enters("sign in", as: "Grace"),
      await app.enters("create", as: "Grace"), await app.enters("create", as: "Bo"),
      await app.enters("sign in", as: "Grace"),
    ]
    let isTwice = heard == Array(repeating: started, count: 5)
    #expect(
      !isTwice,
      """
      Grace's account could be created twice. A name is taken as soon as its account exists: throw \
      AuthenticationError.taken for every account that exists, whether it was there at the start or not.
      """)
    let isRight = isTwice || heard == [started, started, taken("Grace"), started, started]
    #expect(
      isRight,
      """
      In a dev app Grace creates an account, signs in, and creates the account again. Then Bo creates \
      one, and Grace signs in again. The app should start twice, the screen say "\(taken("Grace"))", \
      and the app start twice more. The result was \(heard.spoken). The stub has to remember each \
      new account for as long as the dev app runs: a struct that is copied can't.
      """)
    let answer = await app.enters("create", as: "Ada")
    let isTaken = answer == taken("Ada")
    #expect(
      isTaken,
      """
      A dev app is made with Ada's account, and another one named Ada is created. The screen should \
      say "\(taken("Ada"))", but it said "\(answer)". An account that is there from the start is \
      as good as a new one: its name is taken, too.
      """)
    guard isRight, !isTwice, isTaken else { return }
    let others = ["ada"] + (1...30).map { "User\($0)" }
    var refused: [String] = []
    for name in others where await app.enters("create", as: name) != started {
      refused.append("creating \(name)")
    }
    for name in others + ["Ada", "Grace"] where await app.enters("sign in", as: name) != started {
      refused.append("signing in as \(name)")
    }
    #expect(
      refused.isEmpty,
      """
      In a dev app with the accounts of Ada, Grace and Bo, 31 others are created: ada, with a small a, \
      and User1 to User30. Then all of them sign in, and so do Ada and Grace. The app should start each \
      time, but these were refused: \(refused.joined(separator: ", ")). Only exactly the same name is \
      taken, and a dev app has room for any number of accounts.
      """)
  }

  @Test(
    "while the door is stuck, signing in and creating an account always throw `DoorIsStuck`")
  func isStuck() async {
    let app = devApp(accounts: ["Ada"], isStuck: true)
    let heard = [
      await app.enters("sign in", as: "Ada"), await app.enters("create", as: "Grace"),
      await app.enters("create", as: "Grace"), await app.enters("sign in", as: "Bo"),
    ]
    let isRight = heard == Array(repeating: "The door is stuck.", count: 4)
    #expect(
      isRight,
      """
      The door of a dev app is stuck. Ada, who has an account, signs in; Grace creates one, twice; Bo \
      signs in. All should read "The door is stuck.", but read \(heard.spoken). Throw \
      DoorIsStuck before you look at anything else, and keep no account.
      """)
    guard isRight else { return }
    var later: [String] = []
    for _ in 1...5 {
      later.append(await app.enters("sign in", as: "Ada"))
      later.append(await app.enters("create", as: "Bo"))
    }
    let isStillStuck = later.allSatisfy { $0 == "The door is stuck." }
    #expect(
      isStillStuck,
      """
      The door of a dev app is stuck. Ada and Bo go on trying, five times each: she signs in, and he \
      creates an account. All should read "The door is stuck." each time, but they read \(later.spoken). \
      The door never opens by itself, however often someone tries.
      """)
  }

  @Test("the log has a line for each event, as soon as it happens")
  func writesALog() async {
    let inTime = CallRecorder<Bool>()
    let other = makeOnboardingDevApp(accounts: [], isStuck: false) { _ in
      // The screen appears in a task that is cancelled. One that the observer starts isn't.
      inTime.record(Task.isCancelled)
    }
    let composed = inTime.count
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await other.appear()
    }.value
    await eventually { inTime.count > composed }
    let isInTime = !inTime.calls.dropFirst(composed).contains(false)
    #expect(
      isInTime,
      """
      The screen appears. The observer should write into the log before its `send` returns. The line \
      was written later, by another task, so lines may change places. Call the closure in `send` itself.
      """)
    guard isInTime else { return }
    let app = devApp(accounts: ["Ada"])
    let early = log.calls
    let isEmpty = early.isEmpty
    #expect(
      isEmpty,
      """
      A dev app was made, and its screen wasn't shown yet. Its log should be empty until the screen \
      is shown, but has \(early.spoken). Only the observer writes into the log.
      """)
    guard isEmpty else { return }
    await app.appear()
    _ = await app.enters("sign in", as: "Ada")
    for _ in 1...2 { _ = await app.enters("create", as: "Ada") }
    let lines = log.calls
    let wanted = [
      "onboarding.shown", "onboarding.entered", "onboarding.refused", "onboarding.refused",
    ]
    let isRight = lines == wanted
    #expect(
      isRight,
      """
      The screen of a dev app appears, Ada signs in, and then tries twice to create her account \
      again. The log should have \(wanted.spoken), but has \(lines.spoken). \
      \(lines == wanted.dropLast()
        ? "Each event gets one line, even one that is like the one before it."
        : "Each event gets one line: its key.")
      """)
    guard isRight else { return }
    _ = await app.enters("sign in", as: "Grace")
    _ = await app.enters("create", as: "Grace")
    await app.appear()
    let rest = Array(log.calls.dropFirst(lines.count))
    let stuck = CallRecorder<String>()
    let stuckApp = makeOnboardingDevApp(accounts: ["Ada"], isStuck: true, log: stuck.record)
    await stuckApp.appear()
    _ = await stuckApp.enters("sign in", as: "Ada")
    let heard = [rest, stuck.calls]
    let isComplete =
      heard == [
        ["onboarding.refused", "onboarding.entered", "onboarding.shown"],
        ["onboarding.shown", "onboarding.refused"],
      ]
    #expect(
      isComplete,
      """
      In the same dev app Grace is refused when she signs in, then creates an account, and the screen \
      appears again. Its log should have three more lines: refused, entered and shown. In another dev \
      app, whose door is stuck, the screen appears, and Ada is refused. The first log has got \
      \(heard[0].spoken), and the other one \(heard[1].spoken). The observer writes a line for each event, \
      whichever it is, and whether the door is stuck or not.
      """)
    guard isComplete else { return }
    demonstrate(
      """
      In your dev app, and in its log:
      the screen appears       \(lines[0])
      Ada signs in             \(lines[1])
      Ada creates an account   \(lines[2]) (she has one)
      """)
  }

  @Test("two dev apps share nothing")
  func keepsAppsApart() async {
    let other = CallRecorder<String>()
    let apps = [
      devApp(accounts: ["Ada"]),
      makeOnboardingDevApp(accounts: ["Bo"], isStuck: false, log: other.record),
    ]
    let heard = [
      await apps[0].enters("create", as: "Grace"), await apps[1].enters("sign in", as: "Grace"),
      await apps[1].enters("sign in", as: "Ada"), await apps[1].enters("sign in", as: "Bo"),
    ]
    let isRight = heard == [started, unknown("Grace"), unknown("Ada"), started]
    #expect(
      isRight,
      """
      One dev app has Ada's account, another has Bo's. Grace creates an account in the first. In the \
      second, Grace and Ada should be unknown, and Bo can sign in. The result was \(heard.spoken). \
      Make new stubs for each dev app.
      """)
    // Only whose lines they are: how many there are is the log's test.
    let logs = [log.calls, other.calls]
    let isLogRight =
      !logs[0].contains("onboarding.refused")
      && logs[1].count(where: { $0 == "onboarding.entered" }) < 2
    #expect(
      isLogRight,
      """
      There are two dev apps, each with a log of its own. In the first, Grace creates an account. In \
      the second, two are refused, and Bo signs in. The first log has \(logs[0].spoken), and the \
      second \(logs[1].spoken). Hand each dev app's log to an observer of its own.
      """)
  }

  @Test("the dev app imports the screen and its domain, and no data module")
  func knowsNoData() throws {
    let source = try LearnerSource.load("6.7")
    let allowed: Set = [
      "AuthenticationDomain", "Navigation", "OnboardingUI", "Synchronization", "Foundation",
      "TerminalUI",
    ]
    let imports = source.lines(mentioning: "import").filter { line in
      !allowed.contains { line.hasSuffix(" \($0)") }
    }
    let isSmall = imports.isEmpty
    #expect(
      isSmall,
      """
      This test reads \(source.path). It imports more than a dev app of onboarding needs: \
      \(imports.quoted). What is imported has to be built with the dev app, and breaks it when it \
      changes. A stub is a few lines long: write it here.
      """)
  }

  private func devApp(accounts: Set<String>, isStuck: Bool = false) -> any AppScreen {
    makeOnboardingDevApp(accounts: accounts, isStuck: isStuck, log: log.record)
  }

  private func unknown(_ name: String) -> String {
    "\(AuthenticationError.unknown(name: name))"
  }

  private func taken(_ name: String) -> String { "\(AuthenticationError.taken(name: name))" }
}

/// What a screen's answer reads when the app starts.
private let started = "(the app starts)"

extension AppScreen {
  /// Types a command, and then a name and a password.
  fileprivate func enters(_ command: String, as name: String) async -> String {
    await typed(command, answers: [name, "sesame"]).word
  }
}
