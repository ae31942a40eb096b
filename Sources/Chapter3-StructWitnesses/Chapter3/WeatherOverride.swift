import Foundation
import WeatherClient

/// Lets the user change the weather client while a screen uses it.
@MainActor
final class WeatherOverride {
  private let original: WeatherClient
  private let name: String
  private let clock: any Clock<Duration>
  private var current: WeatherClient
  /// How the current client was derived from the original, step by step.
  private(set) var changes: [WeatherChange] = []

  /// - Parameters:
  ///   - original: the client to begin with.
  ///   - name: its name.
  ///   - clock: measures how slow a slow client is.
  init(_ original: WeatherClient, named name: String, clock: any Clock<Duration>) {
    (self.original, self.name, self.clock, current) = (original, name, clock, original)
  }

  /// A client whose calls are answered by the current one.
  var client: WeatherClient {
    WeatherClient(
      forecast: { try await self.current.forecast($0) },
      searchLocations: { try await self.current.searchLocations($0) })
  }

  /// What the current client is, such as "happyPath, but its forecast fails"; nil if it's the
  /// original.
  var recipe: String? {
    guard !changes.isEmpty else { return nil }
    let differences = changes.map(\.difference)
      .formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))
    return "\(name), but \(differences)"
  }

  /// Derives a client from the current one, and takes its place.
  func apply(_ change: WeatherChange) {
    var client = current
    switch change {
    case .breakForecast: client.forecast = { _ in throw OutOfOrder() }
    case .breakSearch: client.searchLocations = { _ in throw OutOfOrder() }
    case .emptyForecast: client.forecast = WeatherClient.empty.forecast
    case .emptySearch: client.searchLocations = WeatherClient.empty.searchLocations
    case .slow: client = client.slowed(by: .seconds(1), clock: clock)
    }
    current = client
    changes.removeAll { $0.part == change.part }
    changes.append(change)
  }

  /// Goes back to the original.
  func mend() {
    (current, changes) = (original, [])
  }
}
