// Wrong: answers with nothing while it is busy.
// Must fail with: The closure should be called for both, but was called once.

actor AirQualityMock: AirQualityClient {
  struct Question: Hashable { let place: Coordinate, hours: Int }
  let past: @Sendable (Coordinate, Int) async throws -> [Int]
  let future: @Sendable (Coordinate, Int) async throws -> [Int]
  private var isBusy = false

  init(
    past: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
    future: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
  ) { (self.past, self.future) = (past, future) }

  func measured(at place: Coordinate, hours: Int) async throws -> [Int] {
    if isBusy { return [] }
    isBusy = true
    defer { isBusy = false }
    return try await past(place, hours)
  }
  func expected(at place: Coordinate, hours: Int) async throws -> [Int] {
    if isBusy { return [] }
    isBusy = true
    defer { isBusy = false }
    return try await future(place, hours)
  }
}

func makeAirQualityMock(
  measured: @escaping @Sendable (Coordinate, Int) async throws -> [Int],
  expected: @escaping @Sendable (Coordinate, Int) async throws -> [Int]
) -> any AirQualityClient {
  AirQualityMock(past: measured, future: expected)
}
