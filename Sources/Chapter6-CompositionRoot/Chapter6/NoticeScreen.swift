import Navigation
import TerminalUI

/// Says why the app can't go on as it was, and starts it again.
@MainActor
final class NoticeScreen: AppScreen {
  let body: Screen
  private let onboarding: any AppScreen

  /// - Parameters:
  ///   - title: what has happened.
  ///   - sentences: more about it, and what to do.
  ///   - onboarding: reads lines such as `sign in`.
  init(_ title: String, _ sentences: [String], onboarding: any AppScreen) {
    self.onboarding = onboarding
    body = Screen {
      Line(title, .bold)
      sentences.map { Line($0) }
      "Type ok, or press Return, to go on."
    }
  }

  var commands: [ScreenCommand] {
    [ScreenCommand("ok", "start again", key: .enter)] + onboarding.commands
  }

  func read(_ line: String) async -> Step {
    // What's below may belong to an account that was signed out.
    if line == "ok" || line == "back" { return .home }
    return await onboarding.read(line)
  }
}
