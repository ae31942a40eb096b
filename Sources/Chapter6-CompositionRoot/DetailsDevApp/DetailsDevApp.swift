import DetailsUI
import Navigation
import TerminalUI

/// The details of one shop alone: no account, no store, no other feature.
@main @MainActor
enum DetailsDevApp {
  static let arguments = Arguments<Void>(
    "swift run DetailsDevApp", "Shows the details of its preview's shop. Type help for more.")

  static func main() async throws {
    arguments.valuesOrExit(())
    try await Navigator(terminal: .standard) { DetailsPreviews.previewDetails() }.run()
  }
}
