import ActivityFeed
import Counter
import FavoritePrimes
import PrimeModal
import TerminalUI

/// What the app looks like.
extension Session {
  var screen: Screen {
    switch place {
    case .counter: screen(store.state.counterScreen)
    case .offlineCounter:
      Screen([Line("Offline", .bold)] + screen(store.state.offlineCounterScreen).lines)
    case .favorites: store.state.favoritePrimes.screen(locale: locale)
    case .feed: store.state.activityFeed.screen(locale: locale, timeZone: timeZone)
    }
  }

  private func screen(_ state: CounterScreenState) -> Screen {
    Screen {
      state.counter.screen(locale: locale).lines
      if isPrimeModalShown { state.primeModal.screen(locale: locale).lines }
    }
  }

  /// What a terminal shows.
  var window: Screen {
    Screen {
      Self.title
      ""
      screen.lines
      spinner.frame.map { [Line($0)] } ?? []
      spinLines
      extras.lines()
      ""
      Line("Type help for a list of commands.", .dim)
    }
  }

  static var title: Line { Line("Prime Time", .bold) }

  /// How the spinner turned during a long search.
  var spinLines: [Line] {
    spin.map { spin in
      func milliseconds(_ time: Duration) -> String {
        "\(Int(time / .milliseconds(1)).formatted(.number.locale(locale))) ms"
      }
      let times =
        spin.ticks == 1 ? "1 time" : "\(spin.ticks.formatted(.number.locale(locale))) times"
      return [
        Line(
          "The spinner ticked \(times) in \(milliseconds(spin.time)), and stopped for up to \(milliseconds(spin.longestStop)).",
          .dim)
      ]
    } ?? []
  }
}
