import TerminalUI
import WeatherScreen

/// The weather screen, with the calls to its client below it.
@MainActor
struct WeatherSession {
  let model: WeatherViewModel
  let log: CallLog

  /// Asks for the weather, and again whenever a line says so.
  ///
  /// - Parameter terminal: where the screen is shown.
  func run(on terminal: Terminal) async {
    let refresh = model.refresh()
    await ScreenLoop(terminal).run(
      commands: { [ScreenCommand("refresh", "ask again", short: "r")] },
      window: { _ in screen },
      first: {
        await refresh.value
        return screen
      },
      perform: { line in
        guard line == "refresh" else { return .unknown }
        let refresh = model.refresh()
        return .show {
          await refresh.value
          return screen
        }
      })
  }

  private var screen: Screen {
    let calls = log.lines
    return Screen(model.screen.lines + (calls.isEmpty ? [] : [""] + calls))
  }
}
