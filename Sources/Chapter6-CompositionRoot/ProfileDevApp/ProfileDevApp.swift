import Navigation
import ProfileUI
import TerminalUI

struct Settings {
  var preview = ProfilePreviews.regular
}

/// The profile alone. Nothing of the rest of the app is linked, so logging out leads to a screen
/// that stands in for it.
@main @MainActor
enum ProfileDevApp {
  static let arguments = Arguments<Settings>(
    "swift run ProfileDevApp", "Shows a profile, made of stubs.",
    .option("preview", "PREVIEW", \.preview, "\(ProfilePreviews.kind) (regular)."))

  static func main() async throws {
    let preview = arguments.valuesOrExit(Settings()).preview
    var isLoggedOut = true
    try await Navigator(terminal: .standard) {
      isLoggedOut.toggle()
      return isLoggedOut ? LoggedOutScreen() : preview.screen()
    }.run()
  }
}

/// Stands where onboarding is in the app.
final class LoggedOutScreen: AppScreen {
  let body = Screen([Line("Logged out", .bold), "Another feature is here in the app."])
  let commands = [ScreenCommand("back", "the profile again")]

  func read(_ line: String, questions: Questions) async -> Step {
    line == "back" ? .home : .unknown
  }
}
