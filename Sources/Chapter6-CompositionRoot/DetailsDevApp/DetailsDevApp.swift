import DetailsUI
import PreviewGallery
import TerminalUI

/// The details of one shop alone: no account, no store, no other feature.
@main @MainActor
enum DetailsDevApp {
  static let arguments = PreviewChoice<DetailsPreviews>.arguments(
    "swift run DetailsDevApp", "Shows the details of a shop, made of stubs.", first: .rated)

  static func main() async throws {
    try await PreviewGallery.show(arguments.valuesOrExit(.one(.rated)), on: .standard)
  }
}
