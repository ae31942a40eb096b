import PreviewGallery
import ProfileUI
import TerminalUI

/// The profile on its own. Nothing from the rest of the app is linked, so logging out leads to a
/// placeholder screen.
@main @MainActor
enum ProfileDevApp {
  static let arguments = PreviewChoice<ProfilePreviews>.arguments(
    "swift run ProfileDevApp", "Shows the profile on its own, with stub services.", first: .regular)

  static func main() async throws {
    try await PreviewGallery.show(arguments.valuesOrExit(.one(.regular)), on: .standard)
  }
}
