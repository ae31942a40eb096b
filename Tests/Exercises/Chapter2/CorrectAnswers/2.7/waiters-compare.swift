// Correct: who waits removes a failed request, if it is still the one in the dictionary.

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var requests: [Question: Task<[String], any Error>] = [:]

  init(client: any FerryClient) { self.client = client }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    let request =
      requests[question] ?? Task { try await client.piers(around: spot, within: meters) }
    requests[question] = request
    do { return try await request.value } catch {
      if requests[question] == request { requests[question] = nil }
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
