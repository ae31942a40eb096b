import SmallArchitecture
import Foundation
import Playground
import PrimeModal
import TerminalUI

/// The prime modal on its own. It depends on nothing, so nothing in its world can fail.
@main @MainActor
enum PrimeModalPlayground {
  struct Settings {
    var count = 7
  }

  static let arguments = Arguments<Settings>(
    "swift run PrimeModalPlayground",
    "Shows the prime modal without the app. Type help for a list of commands.",
    .option(
      "count", "N", \.count, in: 0...1_000_000, "The number the modal is about (default: 7)."))

  static func main() async {
    await playground(count: arguments.valuesOrExit(Settings()).count).run(on: .standard)
  }

  static func playground(count: Int) -> Playground<PrimeModalState, PrimeModalAction> {
    Playground(
      "Prime modal playground",
      Store(
        initialState: PrimeModalState(count: count, favoritePrimes: [2, 3]),
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
