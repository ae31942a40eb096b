import Forecasts

/// Where the weather screen would get the fine dust in the air from, in micrograms in a cubic metre.
package protocol AirQualityClient: Sendable {
  /// One value for each of the past hours, the oldest first.
  func measured(at place: Coordinate, hours: Int) async throws -> [Int]

  /// One value for each of the hours to come, the nearest first.
  func expected(at place: Coordinate, hours: Int) async throws -> [Int]
}
