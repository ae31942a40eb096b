// 2.8 · One request for all callers                                        ★★★
//
// The map asks for the piers at every twitch of a finger, and the ferry company charges for
// each request. The cache below remembers answers and forgets failures. But while an answer is
// under way, everyone who asks the same question sends a new request. Let them share the first.
//
// You are done when
// - an answer is remembered, even one without piers
// - two caches share nothing
// - questions that differ in any part are asked separately
// - a failure is forgotten, but answers stay
// - callers who ask the same question at the same time share one request
// - a caller who gives up doesn't spoil it for the others
// - a failure reaches all who wait, and the next caller asks again
// - callers who ask again after a failure share the new request
// - a slow question doesn't hold up a different one
// - `minutesToNextFerry` is neither remembered nor shared
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.8
// Read:   Book/02b-DependenciesThatTakeTime.md, "Several callers at once"

// MARK: - Given

/// A coordinate, in degrees.
struct FerrySpot: Hashable, Sendable {
  var latitude: Double
  var longitude: Double
}

/// Knows the ferries. Either request may fail, and may take a long time.
protocol FerryClient: Sendable {
  /// The names of the piers around a coordinate, within a distance in metres.
  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String]

  /// The minutes until the next ferry leaves from a pier: a different answer every minute.
  func minutesToNextFerry(from pier: String) async throws -> Int
}

// MARK: - Yours

// The actor remembers searches, not answers. A search is in the dictionary before anyone awaits
// it, so the second caller finds it, running or done. A failed search takes its own entry out,
// on the actor, before anyone learns of the failure. And because it is a task of its own, a
// caller who is cancelled doesn't cancel it.

/// A client that asks another one, and remembers its answers about piers.
actor CachedFerries: FerryClient {
  private struct Question: Hashable {
    var spot: FerrySpot
    var meters: Int
  }

  private let client: any FerryClient
  private var searches: [Question: Task<[String], any Error>] = [:]

  init(client: any FerryClient) {
    self.client = client
  }

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = Question(spot: spot, meters: meters)
    if let search = searches[question] { return try await search.value }
    let search = Task {
      do {
        return try await client.piers(around: spot, within: meters)
      } catch {
        searches[question] = nil
        throw error
      }
    }
    searches[question] = search
    return try await search.value
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

/// A separate cache around `client`.
func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
