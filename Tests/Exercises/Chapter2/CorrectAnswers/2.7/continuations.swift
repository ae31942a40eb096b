// Correct: an actor that lets callers wait for continuations, and a detached task that answers them.

actor CachedFerries: FerryClient {
  private enum Entry {
    case asking([CheckedContinuation<[String], any Error>])
    case answered([String])
  }
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var entries: [Question: Entry] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    if case .answered(let piers) = entries[question] { return piers }
    return try await withCheckedThrowingContinuation { continuation in
      if case .asking(let others) = entries[question] {
        entries[question] = .asking(others + [continuation])
        return
      }
      entries[question] = .asking([continuation])
      Task.detached { [client] in
        do {
          let piers = try await client.piers(around: spot, within: meters)
          await self.finish(question, .success(piers))
        } catch {
          await self.finish(question, .failure(error))
        }
      }
    }
  }

  private func finish(_ question: Question, _ result: Result<[String], any Error>) {
    guard case .asking(let callers) = entries[question] else { return }
    entries[question] = (try? result.get()).map { .answered($0) }
    for caller in callers { caller.resume(with: result) }
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
