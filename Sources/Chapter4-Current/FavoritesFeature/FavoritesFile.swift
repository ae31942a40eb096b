import FileClient
import Foundation
import Primes

/// The file with the favourites: a JSON array of distinct primes.
enum FavoritesFile {
  static let name = "favourite-primes.json"

  /// - Returns: the favourites, or nil if none have been saved yet.
  /// - Throws: `DamagedFile`, or what the client throws.
  static func load(from client: FileClient) async throws -> [Int]? {
    guard let data = try await client.load(name) else { return nil }
    guard let primes = try? JSONDecoder().decode([Int].self, from: data),
      primes.allSatisfy(isPrime), Set(primes).count == primes.count
    else { throw DamagedFile(path: client.path(name)) }
    return primes
  }

  /// Saves the favourites, unless the file contains something other than favourites.
  ///
  /// - Throws: `DamagedFile`, or what the client throws.
  static func save(_ primes: [Int], to client: FileClient) async throws {
    // Throws if the file is damaged: someone may want to repair it.
    _ = try await load(from: client)
    try await client.save(name, try JSONEncoder().encode(primes))
  }
}

/// The favourites file contains something other than favourites.
struct DamagedFile: Error, Equatable, CustomStringConvertible {
  let path: String

  var description: String {
    """
    The file \(path) is not a list of different primes. Repair it or move it away. Until then \
    nothing is saved, so that nothing in it is lost.
    """
  }
}
