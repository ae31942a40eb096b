import TerminalUI

extension Workshop {
  /// Shows the hints so far and one more.
  ///
  /// - Parameter exercise: which; nil for the next one.
  /// - Throws: `WorkspaceError` when the chapter's hints cannot be read.
  package func hint(_ exercise: Exercise?) throws -> WorkshopExit {
    var progress = Progress(of: workspace)
    guard let exercise = exercise ?? next(in: progress) else { return status() }
    let hints = Hints(try workspace.text(exercise.hints)).hints[exercise.id] ?? []
    guard !hints.isEmpty else {
      terminal.write(Line("There are no hints for \(title(of: exercise)) in \(exercise.hints)."))
      return .problems
    }
    let shown = min(progress[exercise.id].hints + 1, hints.count)
    progress[exercise.id].hints = shown
    try progress.save()
    terminal.draw(
      Screen {
        "\(title(of: exercise), .bold), hint \(shown) of \(hints.count)"
        ""
        hints.prefix(shown).enumerated().flatMap { index, hint in
          "\(index + 1). \(hint)".split(separator: "\n").map { Line(String($0)) }
        }
        ""
        shown < hints.count
          ? "For the next one: swift run workshop hint \(exercise.id)"
          : "That was the last one. Our answer is in \(exercise.solution)."
      })
    return .success
  }
}
