import FileClient
import Foundation

/// Everything the favourite primes depend on.
package struct FavoritePrimesEnvironment: Sendable {
  /// Where they're saved.
  package var fileClient: FileClient
  /// The date and the time.
  package var now: @Sendable () -> Date
  /// How the user writes numbers and times.
  package var locale: Locale
  /// The user's time zone.
  package var timeZone: TimeZone
}

extension FavoritePrimesEnvironment {
  /// The world as it is.
  package static let live = FavoritePrimesEnvironment(
    fileClient: .live(folder: URL(filePath: ".workshop/prime-time")),
    now: { Date() },
    locale: .current,
    timeZone: .current)

  /// A small world that always starts out the same.
  package static var mock: FavoritePrimesEnvironment {
    FavoritePrimesEnvironment(
      fileClient: .inMemory(["favourite-primes.json": Data("[2,31,7]".utf8)]),
      now: { Date(timeIntervalSince1970: 50_520) },
      locale: Locale(identifier: "en_GB"),
      timeZone: .gmt)
  }
}
