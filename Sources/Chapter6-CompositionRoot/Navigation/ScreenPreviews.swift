import TerminalUI

/// The named states that you can see a feature's screen in.
package protocol ScreenPreviews: ArgumentChoice {
  /// The screen for this preview, made with stubs.
  @MainActor func screen() -> any AppScreen
  /// What to type to see the state, if the screen doesn't show it at first.
  var line: String? { get }
  /// The title of the placeholder that is shown where the app would start again.
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

  /// A placeholder for another feature's screen.
  ///
  /// - Parameter title: what the screen is about.
  package init(_ title: String) {
    content = { _ in
      Screen([
        Line(title, .bold), "In the app, this is another feature's screen. Type back to leave it.",
      ])
    }
  }

  /// A screen that is still loading.
  ///
  /// - Parameter screen: the screen, which hasn't appeared yet.
  package init(loading screen: any AppScreen) {
    content = { window in window.map(screen.body(for:)) ?? screen.body }
  }

  package var body: Screen { content(nil) }
  package func body(for window: TerminalSize) -> Screen { content(window) }

  package func read(_ line: String) async -> Step { .unknown }
}
