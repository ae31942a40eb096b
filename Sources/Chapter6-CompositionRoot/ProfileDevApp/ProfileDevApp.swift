import Navigation
import ProfileUI
import TerminalUI

struct Settings {
  var preview = ProfilePreviews.regular
}

/// The profile alone. Nothing of the rest of the app is linked, so logging out leads back to it.
@main
enum ProfileDevApp {
  static let arguments = Arguments<Settings>(
    "swift run ProfileDevApp", "Shows a profile, made of stubs.",
    .option("preview", "PREVIEW", \.preview, "\(ProfilePreviews.kind) (regular)."))

  static func main() async throws {
    let preview = arguments.valuesOrExit(Settings()).preview
    try await Navigator(terminal: .standard) { preview.screen() }.run()
  }
}
