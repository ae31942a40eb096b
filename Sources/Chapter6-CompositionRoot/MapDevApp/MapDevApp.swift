import MapUI
import Navigation
import TerminalUI

// snippet.dev-app
/// The map alone: no account, no store, no other feature.
@main @MainActor
enum MapDevApp {
  static let arguments = Arguments<Void>(
    "swift run MapDevApp", "Shows the map with the shops of its preview. Type help for more.")

  static func main() async throws {
    arguments.valuesOrExit(())
    try await Navigator(terminal: .standard) { MapPreviews.previewMap() }.run()
  }
}
// snippet.end
