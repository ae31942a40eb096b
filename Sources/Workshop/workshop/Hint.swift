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
    // If each hint is only a key away, one at a time is shown.
    let first = isWatching && !isSolved ? shown - 1 : 0
    let which =
      isSolved ? " is solved. These are all its hints." : ", hint \(shown) of \(hints.count)"
    terminal.draw(
      Screen {
        "\(title(of: exercise), .bold)\(which)"
        ""
        (first..<shown).flatMap { index in
          "\(index + 1). \(hints[index])".split(separator: "\n").map { Line(String($0)) }
        }
        switch (isWatching, shown < hints.count) {
        case (true, true): ["", "h shows the next one."]
        case (true, false): isSolved ? [] : ["", "There are no more hints. s shows our answer."]
        case (false, true): ["", "For the next one: swift run workshop hint \(exercise.id)"]
        case (false, false):
          ["", "Our answer is in \(exercise.solution). To see it beside yours:"]
          "  swift run workshop solution \(exercise.id)"
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
