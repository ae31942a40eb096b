// Wrong: remembers for five minutes.
// Must fail with: What is remembered may be dropped there: `private var searches

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var searches: [Question: (Task<[String], any Error>, since: ContinuousClock.Instant)] =
    [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    if let (search, since) = searches[question], .now - since < .seconds(300) {
      return try await search.value
    }
    let search = Task {
      do {
        return try await client.piers(around: spot, within: meters)
      } catch {
        searches[question] = nil
        throw error
      }
    }
    searches[question] = (search, .now)
    return try await search.value
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
