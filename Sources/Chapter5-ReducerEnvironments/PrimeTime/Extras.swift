import TerminalUI

/// What the entry point adds to a session, which knows nothing about it: commands of its own, and
/// lines below every screen.
@MainActor
package struct Extras {
  let commands: [ScreenCommand]
  let take: (_ line: String) -> Bool
  /// The lines below the screen.
  package var lines: () -> [Line]

  /// - Parameters:
  ///   - commands: the commands, for the list of commands.
  ///   - take: is given each line before the app is. Returns whether it was one of the commands.
  ///   - lines: the lines below the screen.
  package init(
    commands: [ScreenCommand] = [], take: @escaping (_ line: String) -> Bool = { _ in false },
    lines: @escaping () -> [Line] = { [] }
  ) {
    (self.commands, self.take, self.lines) = (commands, take, lines)
  }
}
