// Wrong: a failure takes out all requests that are under way.
// Must fail with: A failed request should take out its own entry

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var answers: [Question: [String]] = [:]
  private var requests: [Question: Task<[String], any Error>] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    if let piers = answers[question] { return piers }
    if let request = requests[question] { return try await request.value }
    let request = Task {
      do {
        let piers = try await client.piers(around: spot, within: meters)
        answers[question] = piers
        requests[question] = nil
        return piers
      } catch {
        requests.removeAll()
        throw error
      }
    }
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
