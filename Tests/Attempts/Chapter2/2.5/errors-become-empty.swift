// Wrong: an error of a closure looks like clean air.
// Must fail with: If it answers instead, a test of the failure shows an empty chart.

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (AirSpot, Int) async throws -> [Int]
  var onExpected: @Sendable (AirSpot, Int) async throws -> [Int]

  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    (try? await onMeasured(spot, hours)) ?? []
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    (try? await onExpected(spot, hours)) ?? []
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
