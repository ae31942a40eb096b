import TerminalUI

extension Workshop {
  /// Writes a shell's script of completions.
  ///
  /// - Parameters:
  ///   - shell: its name.
  ///   - commands: what there is to complete.
  /// - Throws: `UnknownShellError` when there are none for it.
  package func completions(
    for shell: String, of commands: [CompletedCommand]
  ) throws -> WorkshopExit {
    guard let shell = Shell(rawValue: shell) else { throw UnknownShellError(word: shell) }
    let script = shell.script(for: commands).split(
      separator: "\n", omittingEmptySubsequences: false)
    terminal.draw(Screen(script.dropLast().map { Line(String($0)) }))
    return .success
  }
}
