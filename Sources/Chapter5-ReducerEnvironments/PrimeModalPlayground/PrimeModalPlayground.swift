import SmallArchitecture
import Foundation
import Playground
import PrimeModal
import TerminalUI

/// The prime modal on its own. It depends on nothing, so nothing in its world can fail.
@main @MainActor
enum PrimeModalPlayground {
  static func main() async {
    _ = PlaygroundSettings.orExit(
      "PrimeModalPlayground", feature: "the prime modal", canFail: false)
    await playground().run(on: .standard)
  }

  static func playground() -> Playground<PrimeModalState, PrimeModalAction> {
    Playground(
      "Prime modal playground",
      Store(
        initialState: PrimeModalState(count: 7, favoritePrimes: [2, 3]),
        reducer: primeModalReducer, environment: ()),
      commands: [
        ScreenCommand("add", "add the number to the favourites, if it's prime"),
        ScreenCommand("remove", "remove the number from the favourites"),
      ],
      screen: { $0.screen(locale: Locale(identifier: "en_GB")) },
      action: { word, _, _ in
        switch word {
        case "add": .addTapped
        case "remove": .removeTapped
        default: nil
        }
      })
  }
}
