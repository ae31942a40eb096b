import AuthenticationDomain
import Navigation
import TerminalUI

/// A decorator for the screens of an account: nothing is done on them for someone who is not
/// signed in any more. Another process may have signed the account out, or another one in.
@MainActor
final class SignedInScreen: AppScreen {
  private let screen: any AppScreen
  private let account: String
  private let checker: any AuthenticationChecking
  private let makeOnboarding: @MainActor () -> any AppScreen

  /// - Parameters:
  ///   - screen: what is shown.
  ///   - account: whose screen it is.
  ///   - checker: knows who is signed in.
  ///   - makeOnboarding: builds the screen that reads lines such as `sign in`. A script that begins
  ///     with one goes on with a name and a password; these are no commands, and not repeated.
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
      ScreenCommand("sign in", "use another account"),
      ScreenCommand("create", "make another account"),
    ]
  }

  func appear() async { await screen.appear() }

  func settle() async { await screen.settle() }

  func read(_ line: String, questions: Questions) async -> Step {
    let otherwise: Step
    do {
      if try await checker.account() == account {
        otherwise = await screen.read(line, questions: questions)
        guard case .unknown = otherwise else { return otherwise }
      } else {
        otherwise = .open(SignedOutScreen(account: account, onboarding: makeOnboarding()))
      }
    } catch {
      otherwise = .say("\(error)")
    }
    let entry = await makeOnboarding().read(line, questions: questions)
    if case .unknown = entry { return otherwise }
    return entry
  }
}

/// Tells that an account is not signed in any more. Any line leads to the first screen.
@MainActor
final class SignedOutScreen: AppScreen {
  private let account: String
  private let onboarding: any AppScreen

  /// - Parameters:
  ///   - account: who was signed in.
  ///   - onboarding: reads lines such as `sign in`.
  init(account: String, onboarding: any AppScreen) {
    (self.account, self.onboarding) = (account, onboarding)
  }

  var body: Screen {
    Screen {
      Line("\(account) is signed out", .bold)
      "Another window of this app did it, so your last line did nothing. Type ok to go on."
    }
  }

  let commands = [ScreenCommand("ok", "go on with the account that is signed in now")]

  func read(_ line: String, questions: Questions) async -> Step {
    let step = await onboarding.read(line, questions: questions)
    if case .unknown = step { return .home }
    return step
  }
}
