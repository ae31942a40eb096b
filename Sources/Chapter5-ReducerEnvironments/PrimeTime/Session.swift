import ActivityFeed
import ComposableArchitecture
import Counter
import FavoritePrimes
import Foundation
import TerminalUI

/// Shows the app and does what the lines say.
@MainActor
package final class Session {
  /// Where one is.
  enum Place {
    case counter, offlineCounter, favorites, feed
  }

  let store: Store<AppState, AppAction>
  let terminal: Terminal
  let locale: Locale
  let timeZone: TimeZone
  let spinner = Spinner(clock: ContinuousClock(), interval: .milliseconds(1))
  /// The way from the first screen to this one.
  var places = [Place.counter]
  var isPrimeModalShown = false

  /// - Parameters:
  ///   - store: the app.
  ///   - terminal: where it is shown.
  ///   - locale: how the reader writes numbers and times.
  ///   - timeZone: where the reader's clock hangs.
  package init(
    store: Store<AppState, AppAction>, terminal: Terminal, locale: Locale, timeZone: TimeZone
  ) {
    (self.store, self.terminal) = (store, terminal)
    (self.locale, self.timeZone) = (locale, timeZone)
  }

  /// Ends with `quit` or with the input.
  package func run() async {
    await ScreenLoop(terminal).run(
      commands: { Command.list(at: self.place) }, window: { _ in self.window },
      first: { self.screen }, perform: perform,
      // What is being saved shall be saved also if the input ends at once.
      finish: { await self.store.state { !$0.favoritePrimes.isBusy } })
  }

  private func perform(_ line: String) -> ScreenLoop.Step {
    let words = line.split(separator: " ")
    switch read(words[0], words.dropFirst()) {
    case .done(let asked):
      // At a terminal, too, the spinner turns; but nobody waits for it.
      let settling = Task { await settledScreen(asked: asked) }
      return .show { await settling.value }
    case .sentence(let sentence): return .write(Screen([Line(sentence)]))
    case .unknown: return .unknown
    }
  }

  /// What is there when the effects of a line are over.
  ///
  /// - Parameter n: the position that the app was asked about, if it was.
  private func settledScreen(asked n: Int?) async -> Screen {
    guard let n else {
      await store.settled()
      return screen
    }
    await spinner.spin { await store.settled() }
    return Screen {
      screen.lines
      // Earlier primes are there before a spinner could tick.
      if n >= 10_000, let spinnerLine { spinnerLine }
    }
  }

  private var window: Screen {
    Screen {
      screen.lines
      "\(spinner.frame ?? " ")"
      if let spinnerLine { spinnerLine }
      Line("Type help for what you can do.", .dim)
    }
  }
}
