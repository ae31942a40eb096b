import TerminalUI

/// One screen of an app: what it shows, and what it does with a line.
///
/// A screen doesn't know what shows it, or which screen came before. To open another screen, it
/// returns one that something else has built.
@MainActor
package protocol AppScreen: AnyObject, Sendable {
  /// What it looks like now. It's read again whenever something that it observes has changed.
  var body: Screen { get }
  /// What it looks like at a terminal. A screen that doesn't use the size leaves this out, and
  /// looks the same everywhere.
  ///
  /// - Parameter window: the part of the terminal's window that the screen has.
  func body(for window: TerminalSize) -> Screen
  /// The screen's commands, in the order of `help`.
  var commands: [ScreenCommand] { get }
  /// Loads what it shows. Called each time the screen comes to the top.
  func appear() async
  /// Returns when everything that was begun on the screen has ended. A script's next line waits for
  /// it.
  func settle() async
  /// Does what a line says.
  ///
  /// - Parameter line: what was typed, without spaces around it; never empty.
  func read(_ line: String) async -> Step
}

extension AppScreen {
  package func body(for window: TerminalSize) -> Screen { body }
  package func appear() async {}
  package func settle() async {}
}

/// What happens after a line.
package enum Step {
  /// The screen stays, and is shown again.
  case stay
  /// The screen stays, with these words below it, such as why nothing happened.
  case say(String)
  /// Another screen covers this one.
  case open(any AppScreen)
  /// This screen closes.
  case back
  /// All screens close, and the app starts again, as after signing in and out.
  case home
  /// The screen needs another line first, and goes on with it. If the user cancels, nothing
  /// happens. A secret isn't shown while it's typed.
  case ask(
    _ prompt: String, isSecret: Bool = false, then: @MainActor (_ answer: String) async -> Step)
  /// The line means nothing on this screen.
  case unknown
}
