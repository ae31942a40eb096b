// Wrong: gives a pier's last minutes instead of an error.
// Must fail with: The cache says 1, 2, NoSignal(turn: 3), 4, 2, 6

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var departures: [String: Int] = [:]
  private var searches: [Question: Task<[String], any Error>] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
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
    do {
      let minutes = try await client.minutesToNextFerry(from: pier)
      departures[pier] = minutes
      return minutes
    } catch {
      if let minutes = departures[pier] { return minutes }
      throw error
    }
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
