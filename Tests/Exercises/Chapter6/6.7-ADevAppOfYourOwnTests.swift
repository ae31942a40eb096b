import Navigation
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.7"), .serialized)
struct Exercise6_7 {
  private let log = CallRecorder<String>()

  @Test("only existing accounts can sign in")
  func signsIn() async {
    let app = devApp(accounts: ["Ada", "Bo"])
    let answers = [await app.enters("sign in Ada"), await app.enters("sign in Bo")]
    #expect(
      answers == ["(the app starts)", "(the app starts)"],
      "Ada and Bo have accounts from the start. Hand them to the stub.")
    let answer = await app.enters("sign in Grace")
    #expect(
      answer == "There is no account named 'Grace'. Type create to make one.",
      "Grace has no account: throw `AuthenticationError.unknown(name:)`.")
  }

  @Test("a new account can sign in from then on, and can't be created again")
  func createsAccounts() async {
    let app = devApp(accounts: ["Ada"])
    let answers = [await app.enters("create Cleo"), await app.enters("sign in Cleo")]
    #expect(
      answers == ["(the app starts)", "(the app starts)"],
      "Cleo has a new account. Remember it as long as the dev app runs.")
    let (cleo, ada) = (await app.enters("create Cleo"), await app.enters("create Ada"))
    #expect(
      [cleo, ada] == [
        "There's already an account named Cleo. Type sign in to use it, or choose another name.",
        "There's already an account named Ada. Type sign in to use it, or choose another name.",
      ], "Both have accounts, one of them from the start: throw `AuthenticationError.taken(name:)`."
    )
  }

  @Test("while the door is stuck, signing in and creating an account always throw `DoorIsStuck`")
  func isStuck() async {
    let app = devApp(accounts: ["Ada"], isStuck: true)
    let answers = [
      await app.enters("sign in Ada"), await app.enters("sign in Grace"),
      await app.enters("create Ada"), await app.enters("create Dan"),
    ]
    #expect(
      answers == Array(repeating: "The door is stuck.", count: 4),
      "Throw DoorIsStuck before you look at the names. Only Ada has an account.")
  }

  @Test("the log has a line for each event, as soon as it happens")
  func writesALog() async {
    let app = devApp(accounts: ["Ada"])
    await app.appear()
    for line in ["sign in Ada", "create Ada", "sign in Grace"] { _ = await app.enters(line) }
    #expect(
      log.calls
        == ["onboarding.shown", "onboarding.entered", "onboarding.refused", "onboarding.refused"],
      "Ada has come in, and two were refused. `send` itself writes each event's key.")
  }

  @Test("two dev apps share nothing")
  func keepsAppsApart() async {
    let app = devApp(accounts: [])
    let otherLog = CallRecorder<String>()
    let other = makeOnboardingDevApp(accounts: ["Bo"], isStuck: false, log: otherLog.record)
    _ = await app.enters("create Eve")
    let answer = await other.enters("sign in Eve")
    #expect(
      answer == "There is no account named 'Eve'. Type create to make one.",
      "Eve has an account in the other dev app. Each dev app needs a stub of its own.")
    #expect(
      [log.calls, otherLog.calls] == [["onboarding.entered"], ["onboarding.refused"]],
      "Eve has come in once, and was refused once. Each dev app writes to its own log.")
  }

  private func devApp(accounts: Set<String>, isStuck: Bool = false) -> any AppScreen {
    makeOnboardingDevApp(accounts: accounts, isStuck: isStuck, log: log.record)
  }
}

extension AppScreen {
  /// Types a command with a name, and then a password.
  fileprivate func enters(_ line: String) async -> String {
    await typed(line, answers: ["sesame"]).word
  }
}
