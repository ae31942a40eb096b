import Forecasts
import TestSupport
import WeatherClient

extension Forecast {
  /// A forecast of this temperature, without a day to come.
  static func of(_ temperature: Double, at place: Coordinate = .copenhagen) throws -> Forecast {
    guard let time = LocalTime("2026-06-01T12:00") else { throw NoSuchTime() }
    return Forecast(
      place: place, timeZone: "Europe/Copenhagen",
      current: Current(
        time: time, temperature: temperature, weather: WeatherCode(rawValue: 2), windSpeed: 12),
      days: [])
  }
}

private struct NoSuchTime: Error {}

/// An endpoint of a weather client.
enum WeatherEndpoint: String, CaseIterable, CustomStringConvertible {
  case forecast, searchLocations

  var description: String { rawValue }
  var other: Self { self == .forecast ? .searchLocations : .forecast }

  /// What a caller hears: the answer or the error.
  func ask(_ client: WeatherClient, at place: Coordinate = .copenhagen) async -> String {
    do {
      switch self {
      case .forecast: return "\(try await client.forecast(place).current.temperature.oneDecimal) °C"
      case .searchLocations:
        let names = try await client.searchLocations(place).map(\.name)
        return names.isEmpty ? "no place" : names.joined(separator: ", ")
      }
    } catch {
      return "\(error)"
    }
  }

  /// What the observatory answers to its first, second, … call, if it is this one.
  func answer(_ call: Int) -> String {
    self == .forecast ? "\(Double(call).oneDecimal) °C" : "Place \(call)"
  }

  /// How the observatory notes a call.
  func asked(at place: Coordinate) -> String {
    "\(self) at \(place.latitude), \(place.longitude)"
  }
}

/// Where the tests' own client gets its answers. It notes each call, and numbers the answers.
struct Observatory: Sendable {
  let calls = CallRecorder<String>()
  /// Whether the call with this number fails.
  var fails: @Sendable (_ call: Int) -> Bool = { _ in false }

  var client: WeatherClient {
    WeatherClient(
      forecast: { place in try .of(Double(try note(.forecast, place)), at: place) },
      searchLocations: { place in
        let name = "Place \(try note(.searchLocations, place))"
        return [Location(name: name, region: nil, country: nil, coordinate: place)]
      })
  }

  private func note(_ endpoint: WeatherEndpoint, _ place: Coordinate) throws -> Int {
    calls.record(endpoint.asked(at: place))
    let number = calls.count
    guard !fails(number) else { throw NoSignal(call: number) }
    return number
  }
}

/// What the observatory's client fails with.
struct NoSignal: Error, CustomStringConvertible {
  let call: Int
  var description: String { "NoSignal(call: \(call))" }
}

extension Coordinate {
  static let malmö = Coordinate(latitude: 55.61, longitude: 13)
}
