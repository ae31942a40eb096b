// Wrong: those who wait are told of an answer, but nobody tells them of a failure.
// Must fail with: A failure must be reported to all who wait, and be forgotten.

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
      let piers = try await Task { try await client.piers(around: spot, within: meters) }.value
      answers[question] = piers
      waiting.removeValue(forKey: question)?.forEach { $0.resume(returning: piers) }
      return piers
    } catch {
      waiting[question] = nil
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
