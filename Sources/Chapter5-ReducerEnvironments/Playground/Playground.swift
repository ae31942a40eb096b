import SmallArchitecture
import TerminalUI

/// A feature on its own, in a small world that is always the same: no app, no network, no file.
///
/// A playground's program links the one feature that it shows.
@MainActor
package struct Playground<State, Action: Sendable> {
  /// The window's title.
  let title: String
  let store: Store<State, Action>
  let commands: [ScreenCommand]
  let screen: (State) -> Screen
  let action: (_ word: String, _ arguments: [Substring], State) throws -> Action?

  /// - Parameters:
  ///   - title: the window's title.
  ///   - store: the feature.
  ///   - commands: the commands that the feature understands.
  ///   - screen: what the feature looks like.
  ///   - action: the action for a line; nil if the line means nothing. Errors are shown.
  package init(
    _ title: String, _ store: Store<State, Action>, commands: [ScreenCommand],
    screen: @escaping (State) -> Screen,
    action: @escaping (_ word: String, _ arguments: [Substring], State) throws -> Action?
  ) {
    (self.title, self.store, self.commands) = (title, store, commands)
    (self.screen, self.action) = (screen, action)
  }

  /// Shows the feature and does what the lines say, until `quit` or the end of the input.
  ///
  /// - Parameter terminal: where it's shown.
  package func run(on terminal: Terminal) async {
    await ScreenLoop(terminal).run(
      commands: { commands },
      window: { _ in
        Screen(window.lines + ["", Line("Type help for a list of commands.", .dim)])
      },
      first: { window }, perform: { perform($0) })
  }

  private var window: Screen {
    Screen([Line(title, .bold), ""] + screen(store.state).lines)
  }

  private func perform(_ line: String) -> ScreenLoop.Step {
    let words = line.split(separator: " ")
    do {
      guard let action = try action(String(words[0]), Array(words.dropFirst()), store.state) else {
        return .unknown
      }
      store.send(action)
    } catch {
      return .write(Screen([Line("\(error)")]))
    }
    return .show {
      await store.settled()
      return screen(store.state)
    }
  }
}
