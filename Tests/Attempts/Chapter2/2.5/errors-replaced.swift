// Wrong: throws an error of its own instead of the one that the test chose.
// Must fail with: the mock should throw the same one

struct AirQualityUnknown: Error {}

struct AirQualityMock: AirQualityClient {
  var onMeasured: @Sendable (AirSpot, Int) async throws -> [Int]
  var onExpected: @Sendable (AirSpot, Int) async throws -> [Int]

  func measured(at spot: AirSpot, hours: Int) async throws -> [Int] {
    do {
      return try await onMeasured(spot, hours)
    } catch {
      throw AirQualityUnknown()
    }
  }

  func expected(at spot: AirSpot, hours: Int) async throws -> [Int] {
    do {
      return try await onExpected(spot, hours)
    } catch {
      throw AirQualityUnknown()
    }
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (AirSpot, Int) async throws -> [Int],
  expected: @escaping @Sendable (AirSpot, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(onMeasured: measured, onExpected: expected)
}
