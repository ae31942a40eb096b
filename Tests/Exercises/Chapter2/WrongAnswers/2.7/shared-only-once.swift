// Wrong: once a question has failed, each caller sends a request of their own until one is answered.
// Must fail with: Callers who ask again should find the new request as they found the first.

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private enum Entry {
    case request(Task<[String], any Error>)
    case failed
    case answered([String])
  }

  private let client: any FerryClient
  private var entries: [Question: Entry] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    switch entries[question] {
    case .answered(let piers):
      return piers
    case .request(let request):
      return try await request.value
    case .failed:
      let piers = try await client.piers(around: spot, within: meters)
      entries[question] = .answered(piers)
      return piers
    case nil:
      let request = Task {
        do {
          let piers = try await client.piers(around: spot, within: meters)
          entries[question] = .answered(piers)
          return piers
        } catch {
          entries[question] = .failed
          throw error
        }
      }
      entries[question] = .request(request)
      return try await request.value
    }
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

/// A cache of its own around `client`. The tests call this function, and then both requests.
func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
