import TerminalUI

/// The states that a feature's screen can be looked at in, each with a name.
package protocol ScreenPreviews: ArgumentChoice {
  /// The screen of this name, made of stubs.
  @MainActor func screen() -> any AppScreen
  /// What to type on it, if it looks like another one until then.
  var line: String? { get }
  /// The title of what is in the app where the screen lets it start again.
  static var home: String { get }
}

extension ScreenPreviews {
  package var line: String? { nil }
  package static var home: String { "The app starts again" }
}

/// A screen that always looks the same.
package final class PreviewScreen: AppScreen {
  private let content: @MainActor (TerminalSize?) -> Screen
  package let commands: [ScreenCommand] = []

  /// Another feature's screen: a feature's previews have only its place.
  ///
  /// - Parameter title: what the screen is about.
  package init(_ title: String) {
    content = { _ in Screen([Line(title, .bold), "In the app, this is another feature's screen."]) }
  }

  /// A screen for which nothing that it asks for has come yet.
  ///
  /// - Parameter screen: how it looks before it appears.
  package init(loading screen: any AppScreen) {
    content = { window in window.map(screen.body(for:)) ?? screen.body }
  }

  package var body: Screen { content(nil) }
  package func body(for window: TerminalSize) -> Screen { content(window) }

  package func read(_ line: String, questions: Questions) async -> Step { .unknown }
}
