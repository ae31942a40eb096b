// Correct: a struct around an actor; a caller who has been cancelled hears of it and does not wait on.

struct CachedFerries: FerryClient {
  let client: any FerryClient
  let memory = Memory()

  actor Memory {
    struct Question: Hashable {
      var spot: FerrySpot
      var meters: Int
    }

    var requests: [Question: Task<[String], any Error>] = [:]

    func request(
      _ question: Question, ask: @escaping @Sendable () async throws -> [String]
    ) -> Task<[String], any Error> {
      if let request = requests[question] { return request }
      let request = Task {
        do { return try await ask() } catch {
          requests.removeValue(forKey: question)
          throw error
        }
      }
      requests[question] = request
      return request
    }
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let request = await memory.request(.init(spot: spot, meters: meters)) { [client] in
      try await client.piers(around: spot, within: meters)
    }
    let piers = try await request.value
    try Task.checkCancellation()
    return piers
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
