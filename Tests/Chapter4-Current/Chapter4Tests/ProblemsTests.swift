import CounterFeature
import FavoritesFeature
import Foundation
@testable import Chapter4
import TestSupport
import Testing

// One at a time, and on the main actor: these programs set both worlds while they run, and they
// suspend. All other tests set and restore the worlds without suspending, so these tests never see
// that. But two of these tests at the same time would see each other's worlds, and so would the
// sessions of the demo. That's why all of them have the trait .alone.
@MainActor @Suite("Problems of a global Current", .alone)
struct ProblemsTests {
  @Test(
    "what is forgotten is live, and what is mocked is not",
    arguments: [
      (.neither, [nthPrime, load, save, now], ["favourite-primes.json"]),
      (.counter, [load, save, now], ["favourite-primes.json"]),
      (.favoritePrimes, [nthPrime], []),
      (.both, [], []),
    ] as [(ForgottenMock.Mocked, [String], [String])])
  func forgottenMock(
    mocked: ForgottenMock.Mocked, liveCalls: [String], files: [String]
  ) async throws {
    try await withTemporaryFolder { folder in
      let result = await ForgottenMock.play(mocking: mocked, folder: folder)
      #expect(result.liveCalls == liveCalls)
      #expect(result.files == files)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == files)
      // Not "17" alone: the other screen may show the time.
      #expect(result.screens.map { $0.contains("prime is 17") } == [mocksCounter(mocked), false])
      #expect(result.screens.last?.hasPrefix("Favourites: 2\nSaved 1 favourite at ") == true)
    }
  }

  @Test("the second counter's world is the first one's, too")
  func twoCounters() async {
    let result = await TwoCounters.play()
    #expect(result.firstBefore == "The 12th prime is 37")
    #expect(result.second.hasPrefix("No answer. Offline, only the first 10 primes are known."))
    #expect(result.firstAfterwards == result.second)
  }

  @Test("one feature writes 7.919, the other 7,919")
  func halfGerman() async {
    let lines = await HalfGerman.play()
    #expect(lines.prefix(2) == ["Count 1.000", "The 1.000. prime is 7.919"])
    #expect(lines.dropFirst(2).first == "Favourites: 7,919")
    #expect(lines.last?.hasSuffix("PM") == true)
    #expect(
      await HalfGerman.play(isComplete: true) == [
        "Count 1.000", "The 1.000. prime is 7.919", "Favourites: 7.919",
        "Saved 1 favourite at 14:02",
      ])
  }

  @Test("afterwards both worlds are what they were")
  func restores() async throws {
    let worlds = (CounterFeature.Current, FavoritesFeature.Current)
    defer { (CounterFeature.Current, FavoritesFeature.Current) = worlds }
    CounterFeature.Current.locale = Locale(identifier: "fr_FR")
    FavoritesFeature.Current.locale = Locale(identifier: "sv_SE")
    _ = await TwoCounters.play()
    _ = await HalfGerman.play()
    try await withTemporaryFolder { _ = await ForgottenMock.play(mocking: .both, folder: $0) }
    #expect(CounterFeature.Current.locale.identifier == "fr_FR")
    #expect(FavoritesFeature.Current.locale.identifier == "sv_SE")
  }

  private func mocksCounter(_ mocked: ForgottenMock.Mocked) -> Bool {
    [.counter, .both].contains(mocked)
  }

  private nonisolated static let nthPrime = "CounterFeature: nthPrime(2)"
  private nonisolated static let load =
    "FavoritesFeature: fileClient.load(favourite-primes.json)"
  private nonisolated static let save =
    "FavoritesFeature: fileClient.save(favourite-primes.json)"
  private nonisolated static let now = "FavoritesFeature: now()"
}
