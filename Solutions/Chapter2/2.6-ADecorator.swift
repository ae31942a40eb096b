// 2.6 · A decorator                                                        ★★★
//
// The map asks for the piers at every twitch of a finger, and the ferry company charges
// for each request. Piers do not move. Write a decorator: a client around any other client,
// which remembers what that one has said about piers.
//
// Edit:   `CachedFerries` and `makeCachedFerries(_:)` at the end of this file.
// Check:  swift run workshop check 2.6
// Read:   Book/02-Protocols.md, "Decorators"

// MARK: - Given

/// A coordinate, in degrees.
struct FerrySpot: Hashable, Sendable {
  var latitude: Double
  var longitude: Double
}

/// Knows the ferries. Either request may fail, and may take long.
protocol FerryClient: Sendable {
  /// The names of the piers around a coordinate, within a distance in metres.
  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String]

  /// The minutes until the next ferry leaves from a pier: every minute another answer.
  func minutesToNextFerry(from pier: String) async throws -> Int
}

// MARK: - Yours

// The actor remembers searches, not answers. A search is in the dictionary before anybody
// awaits it, so whoever comes second finds it, running or done. A failed search takes itself
// out, on the actor, before anybody learns of the failure. And because it is a task of its
// own, a caller who is cancelled does not cancel it.

/// A client that asks another one, and remembers its answers about piers for as long as it
/// lives.
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

/// A cache of its own around `client`.
func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
