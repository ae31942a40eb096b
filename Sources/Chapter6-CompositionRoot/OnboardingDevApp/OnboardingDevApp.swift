import Navigation
import OnboardingUI
import TerminalUI

struct Settings {
  var preview = OnboardingPreviews.friendly
}

/// Onboarding alone. Nothing of the rest of the app is linked, so signing in leads to a screen that
/// stands in for it.
@main @MainActor
enum OnboardingDevApp {
  static let arguments = Arguments<Settings>(
    "swift run OnboardingDevApp", "Shows onboarding, made of stubs.",
    .option("preview", "PREVIEW", \.preview, "\(OnboardingPreviews.kind) (friendly)."))

  static func main() async throws {
    let preview = arguments.valuesOrExit(Settings()).preview
    var isSignedIn = true
    try await Navigator(terminal: .standard) {
      isSignedIn.toggle()
      return isSignedIn ? SignedInScreen() : preview.screen()
    }.run()
  }
}

/// Stands where the map is in the app.
final class SignedInScreen: AppScreen {
  let body = Screen([Line("Signed in", .bold), "Another feature is here in the app."])
  let commands = [ScreenCommand("back", "onboarding again")]

  func read(_ line: String, questions: Questions) async -> Step {
    line == "back" ? .home : .unknown
  }
}
