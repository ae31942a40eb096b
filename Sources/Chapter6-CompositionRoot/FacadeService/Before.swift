import FileClient
import Foundation

/// Favourites with five dependencies.
package enum Before {
  // snippet.before
  /// Saves favourites, and shows when they were saved.
  @MainActor
  package final class FavoritesModel {
    /// The result of the last save.
    package private(set) var message = ""
    private let files: FileClient
    private let now: @Sendable () -> Date
    private let track: @Sendable (String) -> Void
    private let locale: Locale
    private let timeZone: TimeZone
    // snippet.hide

    /// Saves the favourites.
    package func save(_ primes: [Int]) async {
      do {
        try await files.save("favourite-primes.json", JSONEncoder().encode(primes))
        track("favourites.saved")
        let count = primes.count.formatted(.number.locale(locale))
        let style = Date.FormatStyle(
          date: .omitted, time: .shortened, locale: locale, timeZone: timeZone)
        message = "Saved \(count) at \(now().formatted(style))"
      } catch {
        message = "\(error)"
      }
    }

    /// - Parameters:
    ///   - files: where the favourites are kept.
    ///   - now: the date and the time.
    ///   - track: reports an event.
    ///   - locale: how the user writes numbers and times.
    ///   - timeZone: the user's time zone.
    package init(
      files: FileClient, now: @escaping @Sendable () -> Date,
      track: @escaping @Sendable (String) -> Void, locale: Locale, timeZone: TimeZone
    ) {
      (self.files, self.now, self.track) = (files, now, track)
      (self.locale, self.timeZone) = (locale, timeZone)
    }
    // snippet.show
  }
  // snippet.end
}
