import TerminalUI

/// One screen of an app: what it shows, and what a line means on it.
///
/// A screen does not know who shows it, nor what was there before. Where another one follows, it
/// hands that over as a value that someone else has built.
@MainActor
package protocol AppScreen: AnyObject, Sendable {
  /// What it looks like now. It is asked again whenever something observed in it has changed.
  var body: Screen { get }
  /// What it looks like at a terminal. A screen that makes no use of the size leaves this out, and
  /// looks the same everywhere.
  ///
  /// - Parameter window: how much of the terminal's window is for the screen.
  func body(for window: TerminalSize) -> Screen
  /// What can be typed here, in the order of `help`.
  var commands: [ScreenCommand] { get }
  /// It comes to the top, for the first time or again: reads what it shows.
  func appear() async
  /// Ends when all that has begun on it is over: a script reads its next line only then.
  func settle() async
  /// Does what a line says.
  ///
  /// - Parameters:
  ///   - line: what was typed, without spaces around it; never empty.
  ///   - questions: asks the person who has typed it.
  func read(_ line: String, questions: Questions) async -> Step
}

extension AppScreen {
  package func body(for window: TerminalSize) -> Screen { body }
  package func appear() async {}
  package func settle() async {}
}

/// What comes after a line.
package enum Step {
  /// The screen stays, and is shown again.
  case stay
  /// The screen stays, and the sentence tells why nothing has happened.
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

/// Asks for another line in the middle of a command.
package struct Questions: Sendable {
  /// Asks for a line; nil at the end of input, and where a person leaves the question. A person has to
  /// type something; a script may answer with an empty line.
  package let ask: @Sendable (_ prompt: String) async -> String?
  /// Asks for a line that is not shown while it is typed; nil as for `ask`.
  ///
  /// It throws `HiddenInputError` where the terminal cannot hide what is typed.
  package let askSecret: @Sendable (_ prompt: String) async throws -> String?

  /// - Parameters:
  ///   - ask: asks for a line.
  ///   - askSecret: asks for a line that is not shown.
  package init(
    ask: @escaping @Sendable (_ prompt: String) async -> String?,
    askSecret: @escaping @Sendable (_ prompt: String) async throws -> String?
  ) {
    self.ask = ask
    self.askSecret = askSecret
  }
}
