// Wrong: only one request is on its way at a time, and everyone who comes waits for it, whatever they asked.
// Must fail with: Keep a request for each question

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var answers: [Question: [String]] = [:]
  private var search: Task<[String], any Error>?

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    if let piers = answers[question] { return piers }
    if let search { return try await search.value }
    let search = Task { try await client.piers(around: spot, within: meters) }
    self.search = search
    defer { self.search = nil }
    let piers = try await search.value
    answers[question] = piers
    return piers
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
