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

/// A client that asks another one, and remembers its answers about piers for as long as it
/// lives. It may grow without bound.
///
/// A question is a coordinate and a distance, both to the last digit. You are done when
/// - a question that has been answered does not reach the client again;
/// - a failure reaches whoever asked, and is not remembered;
/// - a question that is on its way is not asked a second time: all wait for that one answer;
/// - one question does not wait for another, and a caller who gives up spoils it for nobody;
/// - the minutes are asked for each time.
struct CachedFerries: FerryClient {
  let client: any FerryClient

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    // TODO: 2.6
    try await client.piers(around: spot, within: meters)
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    try await client.minutesToNextFerry(from: pier)
  }
}

/// A cache of its own around `client`. The tests call this function, and then both requests.
func makeCachedFerries(_ client: any FerryClient) -> any FerryClient {
  CachedFerries(client: client)
}
