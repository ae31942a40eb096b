// Wrong: the last caller who leaves cancels the request, and later ones still wait for it.
// Must fail with: if you cancel it, no new caller may wait for it.

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var requests: [Question: Task<[String], any Error>] = [:]
  private var waiting: [Question: Int] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    let request =
      requests[question]
      ?? Task {
        do {
          return try await client.piers(around: spot, within: meters)
        } catch {
          requests[question] = nil
          throw error
        }
      }
    requests[question] = request
    waiting[question, default: 0] += 1
    return try await withTaskCancellationHandler {
      try await request.value
    } onCancel: {
      Task { await self.leave(question) }
    }
  }

  private func leave(_ question: Question) {
    waiting[question, default: 0] -= 1
    if waiting[question] == 0 { requests[question]?.cancel() }
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
