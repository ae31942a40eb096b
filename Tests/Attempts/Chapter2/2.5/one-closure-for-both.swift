// Wrong: a copied line was not changed: both endpoints call the same closure.
// Must fail with: It answers [11], and the closures called are ["measured"]. Both have the same type

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (AirSpot, Int) async throws -> [Int]
  var onExpected: @Sendable (AirSpot, Int) async throws -> [Int]

  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await onMeasured(spot, hours)
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    try await onMeasured(spot, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
