// Wrong: a request for the minutes waits until the one before has been answered.
// Must fail with: The second one did only when the first was answered.

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var requests: [Question: Task<[String], any Error>] = [:]
  private var last: Task<Int, any Error>?

  init(client: any FerryClient) { self.client = client }

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
    requests[question] = request
    return try await request.value
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    let before = last
    let task = Task {
      _ = await before?.result
      return try await client.minutesToNextFerry(from: pier)
    }
    last = task
    return try await task.value
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
