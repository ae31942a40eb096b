import SmallArchitecture
import FavoritePrimes
import FileClient
import Foundation
import Playground
import TerminalUI

/// The list of favourites on its own.
@main @MainActor
enum FavoritePrimesPlayground {
  static func main() async {
    let settings = PlaygroundSettings.orExit(
      "FavoritePrimesPlayground", feature: "the list of favourites", canFail: true)
    await playground(isFailing: settings.isFailing).run(on: .standard)
  }

  static func playground(
    isFailing: Bool
  ) -> Playground<FavoritePrimesState, FavoritePrimesAction> {
    let works = FavoritePrimesEnvironment(
      fileClient: .inMemory(["favourite-primes.json": Data("[2,31,7]".utf8)]),
      nthPrime: { _ in 17 },
      locale: Locale(identifier: "en_GB"))
    let fails = FavoritePrimesEnvironment(
      fileClient: .failed, nthPrime: { _ in throw OutOfOrder() }, locale: works.locale)
    let store = Store(
      initialState: FavoritePrimesState(primes: [2, 3, 5, 7, 11]),
      reducer: favoritePrimesReducer,
      environment: isFailing ? fails : works)
    return Playground(
      "Favourite primes playground", store,
      commands: FavoritePrimesCommand.allCases.map {
        ScreenCommand("\($0)\($0.placeholder)", $0.explanation)
      },
      screen: { $0.screen(locale: works.locale) },
      action: { word, arguments, state in
        try FavoritePrimesCommand(rawValue: word)?.action(arguments, primes: state.primes)
      })
  }
}
