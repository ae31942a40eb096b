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

  /// What the last spin of the spinner was like.
  var spinnerLine: Line? {
    spinner.last.map { spin in
      let ticks = spin.ticks.formatted(.number.locale(locale))
      let milliseconds = Int(spin.time / .milliseconds(1)).formatted(.number.locale(locale))
      return Line(
        "The spinner ticked \(ticks) \(spin.ticks == 1 ? "time" : "times") in \(milliseconds) ms.",
        .dim)
    }
  }
}
