import OnboardingUI
import PreviewGallery
import TerminalUI

/// Onboarding on its own. Nothing from the rest of the app is linked, so signing in leads to a
/// placeholder screen.
@main @MainActor
enum OnboardingDevApp {
  static let arguments = PreviewChoice<OnboardingPreviews>.arguments(
    "swift run OnboardingDevApp",
    "Shows onboarding on its own, with stub services.",
    first: .friendly)

  static func main() async throws {
    try await PreviewGallery.show(arguments.valuesOrExit(.one(.friendly)), on: .standard)
  }
}
