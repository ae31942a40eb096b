import SmallArchitecture
import Counter
import Foundation
import Playground
import TerminalUI

/// The counter on its own.
@main @MainActor
enum CounterPlayground {
  static func main() async {
    let settings = PlaygroundSettings.orExit(
      "CounterPlayground", feature: "the counter", canFail: true)
    await playground(isFailing: settings.isFailing).run(on: .standard)
  }

  static func playground(isFailing: Bool) -> Playground<CounterState, CounterAction> {
    let locale = Locale(identifier: "en_GB")
    let store = Store(
      initialState: CounterState(count: 5), reducer: counterReducer,
      environment: CounterEnvironment(
        nthPrime: { _ in if isFailing { throw OutOfOrder() } else { 17 } }, locale: locale))
    return Playground(
      "Counter playground", store,
      commands: [
        ScreenCommand("+", "count up", key: .character("+")),
        ScreenCommand("-", "count down", key: .character("-")),
        ScreenCommand("nth", "look up the nth prime, with the number as n"),
        ScreenCommand("ok", "dismiss the alert"),
      ],
      screen: { $0.screen(locale: locale) },
      action: { word, _, _ in
        switch word {
        case "+": .incrementTapped
        case "-": .decrementTapped
        case "nth": .nthPrimeTapped
        case "ok": .alertDismissed
        default: nil
        }
      })
  }
}
