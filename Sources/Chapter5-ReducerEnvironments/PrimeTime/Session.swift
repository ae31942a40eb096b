import ActivityFeed
import SmallArchitecture
import Counter
import FavoritePrimes
import Foundation
import Observation
import TerminalUI

/// Shows the app and does what the lines say.
@MainActor @Observable
package final class Session {
  /// Where the user is in the app.
  enum Place {
    case counter, offlineCounter, favorites, feed
  }

  /// From this position on, a search takes long enough for you to watch the spinner.
  static let firstLongSearch = 10_000
  /// How long the spinner turns before a long search begins: two full turns.
  static let lead = Duration.milliseconds(8 * Spinner.ticksPerFrame)

  @ObservationIgnored let store: Store<AppState, AppAction>
  @ObservationIgnored let terminal: Terminal
  @ObservationIgnored let locale: Locale
  @ObservationIgnored let timeZone: TimeZone
  @ObservationIgnored let spinner: Spinner
  @ObservationIgnored let extras: Extras
  /// The path from the first screen to the current one.
  var places = [Place.counter]
  var isPrimeModalShown = false
  /// Whether the spinner is already turning but the app hasn't been asked yet.
  var isAboutToAsk = false
  /// How the spinner turned during a long search, until the next line.
  var spin: Spinner.Spin?

  /// - Parameters:
  ///   - store: the app.
  ///   - terminal: where it is shown.
  ///   - locale: how the user writes numbers and times.
  ///   - timeZone: the user's time zone.
  ///   - extras: what the entry point adds.
  ///   - clock: what moves the spinner.
  package init(
    store: Store<AppState, AppAction>, terminal: Terminal, locale: Locale, timeZone: TimeZone,
    extras: Extras = Extras(), clock: some Clock<Duration> = ContinuousClock()
  ) {
    self.store = store
    self.terminal = terminal
    self.locale = locale
    self.timeZone = timeZone
    self.extras = extras
    spinner = Spinner(clock: clock, interval: .milliseconds(1))
  }

  /// Returns after `quit`, or when the input ends.
  package func run() async {
    let loop = ScreenLoop(terminal)
    await loop.run(
      commands: { Command.list(at: self.place) + self.extras.commands },
      window: { _ in self.window },
      first: { Screen([Self.title, ""] + self.screen.lines + self.extras.lines()) },
      perform: { await self.perform($0, loop) },
      mayEnd: { await self.favorites.mayEnd(asking: loop) },
      // A save that has begun is completed even if the input ends at once.
      finish: { await self.store.state { !$0.favoritePrimes.isBusy } })
  }

  private func perform(_ line: String, _ loop: ScreenLoop) async -> ScreenLoop.Step {
    spin = nil
    if extras.take(line) { return settled }
    let words = line.split(separator: " ")
    if place == .favorites, FavoritePrimesCommand(rawValue: String(words[0])) != nil {
      // It's about the list that a load brings, if one is on its way.
      await store.state { !$0.favoritePrimes.isBusy }
    }
    switch read(words[0], words.dropFirst()) {
    case .done: return settled
    case .favorites(let action):
      if await favorites.maySend(action, asking: loop) { favorites.send(action) }
      return settled
    case .question(let n, let ask):
      // At a terminal, the spinner turns, too, but the next line doesn't wait for it.
      let asking = begin(n, ask)
      return .show {
        await asking.value
        return Screen(self.screen.lines + self.spinLines + self.extras.lines())
      }
    case .sentence(let sentence): return .write(Screen([Line(sentence)]))
    case .unknown: return .unknown
    }
  }

  private var settled: ScreenLoop.Step {
    .show {
      await self.store.settled()
      return Screen(self.screen.lines + self.extras.lines())
    }
  }

  /// Asks the app, with a spinner that turns until the answer arrives.
  ///
  /// - Parameters:
  ///   - n: the position of the prime.
  ///   - ask: asks the app.
  private func begin(_ n: Int, _ ask: @escaping () -> Void) -> Task<Void, Never> {
    guard n >= Self.firstLongSearch else {
      ask()
      return Task { _ = await spinner.spin { await store.settled() } }
    }
    isAboutToAsk = true
    return Task {
      // The spinner must be seen turning before it stops while the main actor computes.
      spin = await spinner.spin(lead: Self.lead) {
        isAboutToAsk = false
        ask()
        await store.settled()
      }
    }
  }
}
