import Forecasts

/// Where the weather screen would get its fine-particle levels from, in micrograms per cubic metre.
package protocol AirQualityClient: Sendable {
  /// One value for each of the past hours, oldest first.
  func measured(at place: Coordinate, hours: Int) async throws -> [Int]

  /// One value for each of the coming hours, nearest first.
  func expected(at place: Coordinate, hours: Int) async throws -> [Int]
}
