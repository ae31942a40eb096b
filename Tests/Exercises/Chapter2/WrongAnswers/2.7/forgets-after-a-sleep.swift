// Wrong: forgets each answer after five minutes, by a task that sleeps.
// Must fail with: What is remembered may be dropped there: `try await Task.sleep(for: .seconds(300))`

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
    if let search = searches[question] { return try await search.value }
    let search = Task {
      do {
        let piers = try await client.piers(around: spot, within: meters)
        Task {
          try await Task.sleep(for: .seconds(300))
          searches[question] = nil
        }
        return piers
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
