import AuthenticationDomain
import Navigation
import TerminalUI

/// A decorator for the screens of an account. They do nothing once the account is no longer signed
/// in, because another process signed it out or signed in another account.
@MainActor
final class SignedInScreen: AppScreen {
  private let screen: any AppScreen
  private let account: String
  private let checker: any AuthenticationChecking
  private let makeOnboarding: @MainActor () -> any AppScreen

  /// - Parameters:
  ///   - screen: the screen to show.
  ///   - account: whose screen it is.
  ///   - checker: knows who is signed in.
  ///   - makeOnboarding: builds the screen that reads lines such as `sign in`. In a script, a name
  ///     and a password follow such a line. They aren't commands, and aren't repeated.
  init(
    over screen: any AppScreen, account: String, checker: any AuthenticationChecking,
    makeOnboarding: @escaping @MainActor () -> any AppScreen
  ) {
    (self.screen, self.account, self.checker) = (screen, account, checker)
    self.makeOnboarding = makeOnboarding
  }

  var body: Screen { screen.body }

  func body(for window: TerminalSize) -> Screen { screen.body(for: window) }

  var commands: [ScreenCommand] {
    screen.commands + [
      ScreenCommand("sign in [NAME]", "use another account"),
      ScreenCommand("create [NAME]", "make another account"),
    ]
  }

  func appear() async { await screen.appear() }

  func settle() async { await screen.settle() }

  func read(_ line: String) async -> Step {
    let otherwise: Step
    do {
      let present = try await checker.account()
      if present == account {
        otherwise = await screen.read(line)
        guard case .unknown = otherwise else { return otherwise }
      } else {
        otherwise = .open(
          SignedOutScreen(account: account, present: present, onboarding: makeOnboarding()))
      }
    } catch {
      otherwise = .say("\(error)")
    }
    let entry = await makeOnboarding().read(line)
    if case .unknown = entry { return otherwise }
    return entry
  }
}

/// Says that an account is no longer signed in, and leads to the first screen.
@MainActor
final class SignedOutScreen: AppScreen {
  private let account: String
  private let present: String?
  private let onboarding: any AppScreen

  /// - Parameters:
  ///   - account: who was signed in.
  ///   - present: who is signed in now; nil if nobody is.
  ///   - onboarding: reads lines such as `sign in`.
  init(account: String, present: String?, onboarding: any AppScreen) {
    (self.account, self.present, self.onboarding) = (account, present, onboarding)
  }

  var body: Screen {
    Screen {
      Line("\(account) is signed out", .bold)
      "You were signed out in another window, so your last command was ignored."
      if let present { "\(present) is signed in now." }
      "Type ok, or press Return, to go on."
    }
  }

  let commands = [
    ScreenCommand("ok", "go on with the account that is signed in now", key: .enter)
  ]

  func read(_ line: String) async -> Step {
    // The screen below belongs to the account that was signed out.
    if line == "ok" || line == "back" { return .home }
    return await onboarding.read(line)
  }
}
