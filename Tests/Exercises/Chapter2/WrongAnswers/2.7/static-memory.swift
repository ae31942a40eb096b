// Wrong: all caches share one memory, whichever client they are around.
// Must fail with: What a cache remembers belongs in a stored property of its own, not in a static.

actor FerryMemory {
  struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  static let shared = FerryMemory()

  private var searches: [Question: Task<[String], any Error>] = [:]

  func piers(
    _ client: any FerryClient, around spot: FerrySpot, within meters: Int
  ) async throws -> [String] {
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
}

struct CachedFerries: FerryClient {
  let client: any FerryClient

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    try await FerryMemory.shared.piers(client, around: spot, within: meters)
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
