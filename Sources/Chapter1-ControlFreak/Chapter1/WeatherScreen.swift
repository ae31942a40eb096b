import ForecastScreen
import TerminalUI

extension WeatherViewModel.State {
  /// What the state looks like.
  var screen: Screen {
    Screen {
      Line("Weather for Copenhagen", .bold)
      switch self {
      case .loading: Line("Loading…", .dim)
      case .results(let forecast): forecast.lines
      case .failure(let message): "\("No weather.", .bold, .red) \(message)"
      }
    }
  }
}

/// The week's weather at a terminal, or in a pipe.
@MainActor
enum WeatherDemo {
  static func run(_ model: WeatherViewModel, on terminal: Terminal) async {
    model.refresh()
    await ScreenLoop(terminal).run(
      commands: { [ScreenCommand("refresh", "ask again", short: "r")] },
      window: { _ in
        Screen(screen(of: model).lines + ["", Line("r asks again, q quits", .dim)])
      },
      first: {
        await model.answer()
        return screen(of: model)
      },
      perform: { line in
        guard line == "refresh" else { return .unknown }
        model.refresh()
        return .show {
          await model.answer()
          return screen(of: model)
        }
      })
  }

  /// The screen, with the bill below it.
  private static func screen(of model: WeatherViewModel) -> Screen {
    Screen(
      model.state.screen.lines + ["", Line("\(Bill.line), answers shown: \(model.answers)", .dim)])
  }
}
