import MapDomain
import Navigation
import TerminalUI

/// Markers that are always at hand.
struct PreviewShopMarkers: ShopMarkers {
  var all: [ShopMarker] = [
    .preview("The Yellow Cup", 55.6851, 12.5684, .superb),
    .preview("Harbour Roast", 55.6744, 12.5893, .great),
    .preview("Slow Drip", 55.6803, 12.5802, .good),
    .preview("Copper Kettle", 55.6791, 12.5642, .fair),
    .preview("Last Train Espresso", 55.6733, 12.5669, .poor),
    .preview("Bean There", 55.6836, 12.5951, nil),
    .preview("Early Bird", 55.6792, 12.5644, nil),
    .preview("Far Out", 55.6935, 12.5538, nil),
  ]

  func markers(in region: MapRegion) -> [ShopMarker] {
    all.filter { region.contains($0.position) }
  }
}

/// There is nothing to see.
struct FailingShopMarkers: ShopMarkers {
  struct Failure: Error, CustomStringConvertible {
    let description = "The preview has none. Type w to try again."
  }

  func markers(in region: MapRegion) throws -> [ShopMarker] { throw Failure() }
}

/// Nothing ever changes.
struct NoMarkerChanges: MarkerChanges {
  func changes() -> any AsyncSequence<Void, Never> & Sendable {
    AsyncStream { $0.finish() }
  }
}

/// Stands where another feature's screen is in the app.
final class PreviewScreen: AppScreen {
  let body: Screen
  let commands: [ScreenCommand] = []

  init(_ title: String) {
    body = Screen([Line(title, .bold), "Another feature is here in the app."])
  }

  func read(_ line: String, questions: Questions) async -> Step { .unknown }
}

extension ShopMarker {
  fileprivate static func preview(
    _ name: String, _ latitude: Double, _ longitude: Double, _ rating: MarkerRating?
  ) -> ShopMarker {
    ShopMarker(
      id: name, name: name, position: MapPosition(latitude: latitude, longitude: longitude),
      rating: rating)
  }
}
