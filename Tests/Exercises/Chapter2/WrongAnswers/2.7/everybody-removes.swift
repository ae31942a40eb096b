// Wrong: each caller who hears of the failure takes the entry out, also the late ones.
// Must fail with: let the failed request take out its own entry

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
    let question = Question(spot: spot, meters: meters)
    if let search = searches[question] {
      do {
        return try await search.value
      } catch {
        searches[question] = nil
        throw error
      }
    }
    let search = Task { try await client.piers(around: spot, within: meters) }
    searches[question] = search
    do {
      return try await search.value
    } catch {
      searches[question] = nil
      throw error
    }
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
