import Forecasts
import Foundation

/// Where the weather above the map comes from: chapter 3's client, as far as the map needs it.
struct WeatherClient: Sendable {
  var temperature: @Sendable () async throws -> Double

  /// The weather of one day in June, which comes with the workshop.
  static let bundled = WeatherClient(
    temperature: { try BundledForecast.forecast().current.temperature })
}

/// The line above the map: chapter 4's greeting, and chapter 3's weather.
struct Headline: Sendable {
  let now: @Sendable () -> Date
  let calendar: Calendar
  let weather: WeatherClient

  /// Such as "Good morning, Ada. It's 14.5 °C." Without an answer about the weather, it only greets.
  func text(for account: String) async -> String {
    let greeting = "Good \(partOfDay), \(account)."
    guard let temperature = try? await weather.temperature() else { return greeting }
    return "\(greeting) It's \(temperature) °C."
  }

  private var partOfDay: String {
    switch calendar.component(.hour, from: now()) {
    case 6..<12: "morning"
    case 12..<18: "afternoon"
    default: "evening"
    }
  }
}
