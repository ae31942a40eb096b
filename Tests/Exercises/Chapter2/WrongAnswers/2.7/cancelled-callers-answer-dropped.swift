// Wrong: a caller who has given up doesn't store the answer, even if nobody else does.
// Must fail with: the answer has come, even if
// its caller has left.

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
    let request =
      requests[question] ?? Task { try await client.piers(around: spot, within: meters) }
    requests[question] = request
    let result = await request.result
    if requests[question] == request { requests[question] = nil }
    try Task.checkCancellation()
    answers[question] = try result.get()
    return try result.get()
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
