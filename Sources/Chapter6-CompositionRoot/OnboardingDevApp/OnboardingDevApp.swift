import Navigation
import OnboardingUI
import TerminalUI

struct Settings {
  var preview = OnboardingPreviews.friendly
}

/// Onboarding alone. Nothing of the rest of the app is linked, so nobody is signed in for long:
/// after signing in, the same screen is there again.
@main
enum OnboardingDevApp {
  static let arguments = Arguments<Settings>(
    "swift run OnboardingDevApp", "Shows onboarding, made of stubs.",
    .option("preview", "PREVIEW", \.preview, "\(OnboardingPreviews.kind) (friendly)."))

  static func main() async throws {
    let preview = arguments.valuesOrExit(Settings()).preview
    try await Navigator(terminal: .standard) { preview.screen() }.run()
  }
}
