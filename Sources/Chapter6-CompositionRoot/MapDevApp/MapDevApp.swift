import MapUI
import PreviewGallery
import TerminalUI

/// The map alone: no account, no store, no other feature.
@main @MainActor
enum MapDevApp {
  static let arguments = PreviewChoice<MapPreviews>.arguments(
    "swift run MapDevApp", "Shows the map on its own, with stub services.", first: .town)

  static func main() async throws {
    try await PreviewGallery.show(arguments.valuesOrExit(.one(.town)), on: .standard)
  }
}
