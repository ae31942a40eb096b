import CourseModel
import TerminalUI

extension Workshop {
  /// Shows the hints so far and one more, or all of them if the exercise is solved.
  ///
  /// - Parameters:
  ///   - exercise: the exercise; nil for the next one.
  ///   - isWatching: whether `watch` shows them, which has keys for further steps.
  /// - Throws: `WorkspaceError` if the chapter's hints can't be read.
  func hint(_ exercise: Exercise?, isWatching: Bool = false) throws -> WorkshopExit {
    var progress = progress
    guard let exercise = exercise ?? next(in: progress) else { return status() }
    let hints = Hints(try workspace.text(exercise.hints)).hints[exercise.id] ?? []
    guard !hints.isEmpty else {
      terminal.write(Line("There are no hints for \(title(of: exercise)) in \(exercise.hints)."))
      return .tools
    }
    let isSolved = progress.state(of: exercise) == .solved
    let shown = isSolved ? hints.count : min(progress[exercise.id].hints + 1, hints.count)
    if !isSolved {
      progress.note(hints: shown, for: exercise)
      save(&progress)
    }
    terminal.draw(
      Screen {
        isSolved
          ? "\(title(of: exercise), .bold) is solved. These are all its hints."
          : "\(title(of: exercise), .bold), hint \(shown) of \(hints.count)"
        ""
        // If each hint is only a key away, show one at a time.
        hints.enumerated().prefix(shown).dropFirst(isWatching && !isSolved ? shown - 1 : 0).flatMap
        {
          index, hint in "\(index + 1). \(hint)".split(separator: "\n").map { Line(String($0)) }
        }
        ""
        if isWatching {
          if shown < hints.count { "h shows the next one." }
          if shown == hints.count, !isSolved { "There are no more hints. s shows our answer." }
        } else if shown < hints.count {
          "For the next one: swift run workshop hint \(exercise.id)"
        } else {
          isSolved
            ? "Our answer is in \(exercise.solution)."
            : "That was the last one. Our answer is in \(exercise.solution)."
          "To see it beside yours: swift run workshop solution \(exercise.id)"
        }
      })
    return .success
  }

  /// The last hint that was shown for an exercise; nil if there is none.
  func newestHint(of exercise: Exercise) -> Line? {
    let shown = progress[exercise.id].hints
    guard shown > 0, let text = try? workspace.text(exercise.hints),
      let hints = Hints(text).hints[exercise.id], !hints.isEmpty
    else { return nil }
    let number = min(shown, hints.count)
    let hint = hints[number - 1].split(separator: "\n").joined(separator: " ")
    return "\("Hint \(number) of \(hints.count):", .bold) \(hint)"
  }
}
