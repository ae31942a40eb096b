// Wrong: the key is the coordinate, without the distance.
// Must fail with: two different questions got one answer.

actor CachedFerries: FerryClient {
  private let client: any FerryClient
  private var searches: [FerrySpot: Task<[String], any Error>] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = spot
    if let search = searches[question] { return try await search.value }
    let search = Task {
      do {
        return try await client.piers(around: spot, within: meters)
      } catch {
        searches[question] = nil
        throw error
      }
    }
    searches[question] = search
    return try await search.value
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
