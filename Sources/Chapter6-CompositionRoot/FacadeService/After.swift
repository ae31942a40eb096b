import FileClient
import Foundation

/// The same favourites with two services in front of the five dependencies.
///
/// See Mark Seemann, "Refactoring to Aggregate Services", 2010.
package enum After {
  // snippet.archive
  /// Where favourites are saved: one service in front of three dependencies.
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

  /// Saves favourites, and shows when they were saved.
  @MainActor
  package final class FavoritesModel {
    /// The result of the last save.
    package private(set) var message = ""
    private let archive: FavoritesArchive
    private let wording: Wording

    /// Saves the favourites.
    package func save(_ primes: [Int]) async {
      do {
        message = wording.saved(primes.count, at: try await archive.save(primes))
      } catch {
        message = "\(error)"
      }
    }

    /// - Parameters:
    ///   - archive: where the favourites are kept.
    ///   - wording: says what was done, in the user's format for numbers and times.
    package init(archive: FavoritesArchive, wording: Wording) {
      (self.archive, self.wording) = (archive, wording)
    }
  }

  /// Says what was done, in the user's format for numbers and times.
  package struct Wording: Sendable {
    /// How the user writes numbers and times.
    package var locale: Locale
    /// The user's time zone.
    package var timeZone: TimeZone

    /// The sentence that reports a save.
    ///
    /// - Parameters:
    ///   - count: the number of favourites.
    ///   - date: when they were saved.
    package func saved(_ count: Int, at date: Date) -> String {
      let style = Date.FormatStyle(
        date: .omitted, time: .shortened, locale: locale, timeZone: timeZone)
      return "Saved \(count.formatted(.number.locale(locale))) at \(date.formatted(style))"
    }
  }
}
