/// Knows how warm it is outside.
package protocol BannerClient: Sendable {
  /// - Returns: the temperature in degrees Celsius, or nil if nobody has measured it yet.
  /// - Throws: an error whose description is a sentence for the banner.
  func temperature() async throws -> Double?
}

/// The states that you may want to see the banner in.
package enum BannerState: CaseIterable, Sendable {
  /// A temperature above zero.
  case mild
  /// A temperature below zero.
  case frost
  /// No temperature yet.
  case unknown
  /// An error every time.
  case failed
}

/// The start screen's line about the weather.
package struct WeatherBanner: Sendable {
  private let client: any BannerClient

  /// - Parameter client: knows the temperature.
  package init(client: any BannerClient) {
    self.client = client
  }

  /// The banner, with the client's answer.
  package func text() async -> String {
    do {
      guard let temperature = try await client.temperature() else { return "No measurement yet." }
      return "\(temperature) °C.\(temperature < 0 ? " Mind the ice." : "")"
    } catch {
      return "No weather. \(error)"
    }
  }
}
