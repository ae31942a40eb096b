// Wrong: the request runs in the first caller's own task, and is cancelled with it.
// Must fail with: Do not send the request in the first caller's own task,

actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var answers: [Question: [String]] = [:]
  private var waiting: [Question: [CheckedContinuation<[String], any Error>]] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    if let piers = answers[question] { return piers }
    if waiting[question] != nil {
      return try await withCheckedThrowingContinuation { waiting[question]?.append($0) }
    }
    waiting[question] = []
    do {
      let piers = try await client.piers(around: spot, within: meters)
      answers[question] = piers
      waiting.removeValue(forKey: question)?.forEach { $0.resume(returning: piers) }
      return piers
    } catch {
      waiting.removeValue(forKey: question)?.forEach { $0.resume(throwing: error) }
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
