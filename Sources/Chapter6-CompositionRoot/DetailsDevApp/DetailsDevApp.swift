import DetailsUI
import PreviewGallery
import TerminalUI

/// The details of one shop on their own: no account, no store, no other feature.
@main @MainActor
enum DetailsDevApp {
  static let arguments = PreviewChoice<DetailsPreviews>.arguments(
    "swift run DetailsDevApp",
    "Shows a shop's details on their own, with stub services.",
    first: .rated)

  static func main() async throws {
    try await PreviewGallery.show(arguments.valuesOrExit(.one(.rated)), on: .standard)
  }
}
