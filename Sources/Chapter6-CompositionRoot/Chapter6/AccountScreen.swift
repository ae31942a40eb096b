import AuthenticationDomain
import Navigation
import TerminalUI

/// A decorator for the screens of an account. It follows the changes of other windows, and does
/// nothing once one of them has signed the account out.
@MainActor
final class AccountScreen: AppScreen {
  private let screen: any AppScreen
  private let account: String
  private let checker: any AuthenticationChecking
  private let watch: VisitWatch
  private let makeOnboarding: @MainActor () -> any AppScreen

  /// - Parameters:
  ///   - screen: the screen to show.
  ///   - account: whose screen it is.
  ///   - checker: knows who is signed in.
  ///   - watch: loads the screen again after changes.
  ///   - makeOnboarding: makes a screen that reads lines such as `sign in`. In a script, a name and
  ///     a password follow such a line. They aren't commands, and aren't repeated.
  init(
    over screen: any AppScreen, account: String, checker: any AuthenticationChecking,
    watch: VisitWatch, makeOnboarding: @escaping @MainActor () -> any AppScreen
  ) {
    (self.screen, self.account, self.checker) = (screen, account, checker)
    (self.watch, self.makeOnboarding) = (watch, makeOnboarding)
  }

  var body: Screen { screen.body }

  func body(for window: TerminalSize) -> Screen { screen.body(for: window) }

  var commands: [ScreenCommand] {
    screen.commands + [
      ScreenCommand("sign in [NAME]", "use another account"),
      ScreenCommand("create [NAME]", "make another account"),
    ]
  }

  func appear() async { await watch.pausing { await watch.load(screen) } }

  func settle() async { await screen.settle() }

  func read(_ line: String) async -> Step {
    let entry = await makeOnboarding().read(line)
    guard case .unknown = entry else { return entry }
    return await watch.pausing {
      do {
        let present = try await checker.account()
        return present == account ? await screen.read(line) : .open(signedOut(by: present))
      } catch {
        return .say("\(error)")
      }
    }
  }

  /// - Parameter present: who is signed in now; nil if nobody is.
  private func signedOut(by present: String?) -> NoticeScreen {
    NoticeScreen(
      "\(account) is signed out",
      ["You were signed out in another window, so your last command was ignored."]
        + (present.map { ["\($0) is signed in now."] } ?? []),
      onboarding: makeOnboarding())
  }
}
