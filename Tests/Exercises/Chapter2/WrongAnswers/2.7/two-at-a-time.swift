// Wrong: has two requests under way at most.
// Must fail with: let none of them wait for another

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var requests: [Question: Task<[String], any Error>] = [:]
  private var free = 2
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(client: any FerryClient) { self.client = client }

  private func enter() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }
  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    if let request = requests[question] { return try await request.value }
    let request = Task {
      await enter()
      defer { leave() }
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
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
