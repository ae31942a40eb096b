import TerminalUI

// snippet.app-screen
/// One screen of an app: what it shows, and what it does with a line.
///
/// A screen doesn't know what shows it, or which screen came before. To open another screen, it
/// returns one that something else has built.
@MainActor
package protocol AppScreen: AnyObject, Sendable {
  /// What it looks like now. It's read again whenever something that it observes has changed.
  var body: Screen { get }
  // snippet.hide
  /// What it looks like at a terminal. A screen that doesn't use the size leaves this out, and
  /// looks the same everywhere.
  ///
  /// - Parameter window: the part of the terminal's window that the screen has.
  func body(for window: TerminalSize) -> Screen
  // snippet.show
  /// The screen's commands, in the order of `help`.
  var commands: [ScreenCommand] { get }
  /// Loads what it shows. Called each time the screen comes to the top.
  func appear() async
  // snippet.hide
  /// Returns when everything that was begun on the screen has ended. A script's next line waits for
  /// it.
  func settle() async
  // snippet.show
  /// Does what a line says.
  ///
  /// - Parameters:
  ///   - line: what was typed, without spaces around it; never empty.
  ///   - questions: asks the user for more input.
  func read(_ line: String, questions: Questions) async -> Step
}
// snippet.hide

extension AppScreen {
  package func body(for window: TerminalSize) -> Screen { body }
  package func appear() async {}
  package func settle() async {}
}
// snippet.show

/// What happens after a line.
package enum Step {
  /// The screen stays, and is shown again.
  case stay
  /// The screen stays, and the sentence says why nothing happened.
  case say(String)
  /// Another screen covers this one.
  case open(any AppScreen)
  /// This screen closes.
  case back
  /// All screens close, and the app starts again, as after signing in and out.
  case home
  /// The line means nothing on this screen.
  case unknown
}
// snippet.end

/// Asks for another line in the middle of a command.
package struct Questions: Sendable {
  /// Asks for a line; nil at the end of the input, or if a person cancels. A person has to type
  /// something; a script may answer with an empty line.
  package let ask: @Sendable (_ prompt: String) async -> String?
  /// Asks for a line that isn't shown while it's typed; nil as for `ask`.
  package let askSecret: @Sendable (_ prompt: String) async -> String?

  /// - Parameters:
  ///   - ask: asks for a line.
  ///   - askSecret: asks for a line that isn't shown.
  package init(
    ask: @escaping @Sendable (_ prompt: String) async -> String?,
    askSecret: @escaping @Sendable (_ prompt: String) async -> String?
  ) {
    self.ask = ask
    self.askSecret = askSecret
  }
}
