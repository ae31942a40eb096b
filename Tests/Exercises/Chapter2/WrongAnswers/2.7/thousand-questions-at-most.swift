// Wrong: forgets everything when it knows a thousand answers.
// Must fail with: A cache drops nothing.

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var requests: [Question: Task<[String], any Error>] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    if let request = requests[question] { return try await request.value }
    let request = Task {
      do {
        return try await client.piers(around: spot, within: meters)
      } catch {
        requests[question] = nil
        throw error
      }
    }
    if requests.count == 1000 { requests.removeAll() }
    requests[question] = request
    return try await request.value
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
