// Wrong: takes a distance below zero for zero.
// Must fail with: comes one about piers within -1 m of

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var searches: [Question: Task<[String], any Error>] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: max(meters, 0))
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
