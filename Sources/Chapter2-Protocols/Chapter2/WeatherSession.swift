import Foundation
import Observation
import TerminalUI
import WeatherScreen

/// The weather screen, with the calls to its client below it.
@MainActor @Observable
final class WeatherSession {
  private let model: WeatherViewModel
  private let log: CallLog
  private let now: () -> Date
  /// When the last refresh that a person asked for ended. Its answer may be the same as before.
  private var refreshed: Date?

  /// - Parameters:
  ///   - model: what the screen shows.
  ///   - log: the calls to the model's client.
  ///   - now: returns the current time.
  init(model: WeatherViewModel, log: CallLog, now: @escaping () -> Date) {
    (self.model, self.log, self.now) = (model, log, now)
  }

  /// Asks for the weather, and asks again whenever a line says so.
  ///
  /// - Parameter terminal: where the screen is shown.
  func run(on terminal: Terminal) async {
    let refresh = model.refresh()
    await ScreenLoop(terminal).run(
      commands: { [ScreenCommand("refresh", "ask again", short: "r")] },
      window: { _ in self.window },
      first: {
        await refresh.value
        return screen
      },
      perform: { line in line == "refresh" ? self.refresh() : .unknown })
  }

  private func refresh() -> ScreenLoop.Step {
    let refresh = model.refresh()
    Task {
      await refresh.value
      if !refresh.isCancelled { refreshed = now() }
    }
    return .show {
      await refresh.value
      return self.screen
    }
  }

  private var screen: Screen {
    let calls = log.lines
    return Screen(model.screen.lines + (calls.isEmpty ? [] : [""] + calls))
  }

  /// The screen, with the time in its title and the keys. A script's output shows neither, so that
  /// it's the same in every run.
  private var window: Screen {
    var screen = screen
    if let refreshed, model.state != .loading {
      let time = refreshed.formatted(date: .omitted, time: .standard)
      screen.lines[0] = screen.lines[0] + Line("  checked at \(time)", .dim)
    }
    // Below the title, which a small window never cuts.
    screen.lines.insert(Line("r asks again, q quits", .dim), at: 1)
    return screen
  }
}
