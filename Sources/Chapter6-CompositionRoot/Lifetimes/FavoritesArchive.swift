import FileClient
import Foundation

// snippet.archive
/// Where favourites are saved: one service in front of three dependencies.
///
/// See Mark Seemann, "Refactoring to Aggregate Services", 2010.
package struct FavoritesArchive: Sendable {
  /// Saves the favourites, and returns the time.
  package var save: @Sendable ([Int]) async throws -> Date

  /// Saves them to a file, and reports each save as an event.
  package static func stored(
    in files: FileClient, now: @escaping @Sendable () -> Date,
    track: @escaping @Sendable (String) -> Void
  ) -> Self {
    Self { primes in
      try await files.save("favourite-primes.json", JSONEncoder().encode(primes))
      track("favourites.saved")
      return now()
    }
  }
}
// snippet.end
