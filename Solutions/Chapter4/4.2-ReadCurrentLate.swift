// 4.2 · Read Current late                                                  ★★☆
//
// Prime Time gets a status bar. Then its user flies to Tokyo and picks German as the
// language. The screen changes at once; the status bar changes only after a restart.
// It uses `Current` in four places, and each of them makes a copy that goes stale.
//
// You are done when
// - the bar sees a world that is set after the bar was made
// - the bar sees each world that is set after the bar was used
// - each call asks the world again, since its clock goes on
//
// Edit:   `StatusBar`. Its initializer may change or go; `Current` is `FavoritesFeature`'s.
// Check:  swift run workshop check 4.2
// Read:   Book/04-Current.md, "Read it late"

import FavoritesFeature
import Foundation

// MARK: - Yours

/// The last line of Prime Time's window.
@MainActor
final class StatusBar {
  /// What the reader's clock shows, such as "14:02".
  func time() -> String {
    let clock = Date.ISO8601FormatStyle(timeZone: Current.timeZone)
    return String(Current.now().formatted(clock.time(includingFractionalSeconds: false)).prefix(5))
  }

  /// A number in the reader's locale, such as "7,919".
  func number(_ number: Int) -> String {
    number.formatted(.number.locale(Current.locale))
  }

  /// Where a file of this name is kept.
  func place(of name: String) -> String {
    "Kept in \(Current.fileClient.path(name))"
  }
}

/// A status bar. The tests call this function, and then the three methods.
@MainActor
func makeStatusBar() -> StatusBar {
  StatusBar()
}
