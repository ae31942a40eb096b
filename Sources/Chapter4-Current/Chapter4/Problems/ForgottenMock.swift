import CounterFeature
import FavoritesFeature
import FileClient
import Foundation

/// What a test of two features does to the world when it mocks only one of them.
struct ForgottenMock: Sendable {
  /// Which of the features' worlds the test mocks.
  enum Mocked: CaseIterable, Sendable {
    case neither, counter, favoritePrimes, both
  }

  /// What the two screens say at the end.
  let screens: [String]
  /// The live functions that were called.
  let liveCalls: [String]
  /// What is in the live folder afterwards.
  let files: [String]

  /// Plays a test of both features: counts to 2, asks for the 2nd prime, adds 2, saves.
  ///
  /// - Parameters:
  ///   - mocked: what the test remembers to mock.
  ///   - folder: where the live file client keeps its files.
  @MainActor
  static func play(mocking mocked: Mocked, folder: URL) async -> ForgottenMock {
    await restoringBothWorlds {
      let calls = LiveCalls()
      CounterFeature.Current = .live.recorded(by: calls)
      var live = FavoritePrimesEnvironment.live
      live.fileClient = .live(folder: folder)
      FavoritesFeature.Current = live.recorded(by: calls)

      if [.counter, .both].contains(mocked) { CounterFeature.Current = .mock }
      if [.favoritePrimes, .both].contains(mocked) { FavoritesFeature.Current = .mock }
      let screens = await test()

      let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
      return ForgottenMock(screens: screens, liveCalls: calls.all, files: files ?? [])
    }
  }

  @MainActor
  private static func test() async -> [String] {
    let (counter, favorites) = (CounterModel(), FavoritePrimesModel())
    counter.increment()
    counter.increment()
    counter.askNthPrime()
    await counter.asking?.value
    favorites.add(counter.count)
    favorites.save()
    await favorites.working?.value
    return [counter.screen.text, favorites.screen.text]
  }
}
