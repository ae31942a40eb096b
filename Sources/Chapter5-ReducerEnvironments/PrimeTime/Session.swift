import ActivityFeed
import ComposableArchitecture
import Counter
import FavoritePrimes
import Foundation
import Observation
import TerminalUI

/// Shows the app and does what the lines say.
///
/// At a terminal the screen is drawn at every change. Elsewhere the effects of each line are over
/// before the next one is read, and the screen is drawn once: so a script always plays in the same
/// way.
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
  private let isInteractive: Bool

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
    isInteractive = terminal.isInputTerminal && terminal.canClear
  }

  /// Ends with `quit` or with the input.
  package func run() async {
    if isInteractive { drawEveryChange() } else { terminal.draw(screen) }
    while let line = await nextLine(isInteractive ? "" : "\n> ") {
      let words = line.split(separator: " ")
      guard let word = words.first else { continue }
      switch read(word, words.dropFirst()) {
      case .done(let asked): await show(asked: asked)
      case .sentence(let sentence): terminal.write(Line(sentence))
      case .help: terminal.draw(Command.list)
      case .quit: return await finish()
      }
    }
    await finish()
  }

  /// - Parameter n: the position that the app was asked about, if it was.
  private func show(asked n: Int?) async {
    if isInteractive {
      // What changes nothing has to remove its own line all the same.
      draw()
      if n != nil { Task { await spinner.spin { await store.settled() } } }
      return
    }
    if n != nil { await spinner.spin { await store.settled() } }
    await store.settled()
    terminal.draw(screen)
    // Earlier primes are there before a spinner could tick.
    if let n, n >= 10_000 { spinnerLine.map { terminal.write($0) } }
  }

  /// What is being saved shall be saved also if the input ends at once.
  private func finish() async {
    while store.state.favoritePrimes.isBusy { await Task.yield() }
  }

  private func drawEveryChange() {
    withObservationTracking {
      draw()
    } onChange: {
      // The change is about to happen; what is on the main actor's list comes after it.
      Task { @MainActor [weak self] in self?.drawEveryChange() }
    }
  }

  private func draw() {
    terminal.clear()
    terminal.draw(screen)
    terminal.write("\(spinner.frame ?? " ")")
    spinnerLine.map { terminal.write($0) }
    terminal.write(Line("Type help for what you can do.", .dim))
  }

  /// Reads on a thread of its own: whoever waits for a reader must not hold up the screen.
  private func nextLine(_ prompt: String) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [terminal] in
        continuation.resume(returning: terminal.prompt(prompt))
      }
    }
  }
}
