import CourseModel
import TerminalUI

extension Workshop {
  /// More than any exercise is long, in bytes. Comparing takes the more time the more there is.
  private static let longest = 256 * 1024

  /// Shows the difference between the learner's answer and the reference one.
  ///
  /// An answer that was not looked for yet is not shown without a question.
  ///
  /// - Parameters:
  ///   - exercise: which.
  ///   - reveals: whether to show it unasked.
  /// - Throws: `WorkspaceError` when the learner's file cannot be read.
  package func solution(_ exercise: Exercise, reveals: Bool) throws -> WorkshopExit {
    guard let reference = try? workspace.text(exercise.solution) else {
      terminal.draw(
        Screen {
          "There is no reference answer in \(exercise.solution)."
          "`git checkout -- \(exercise.solution)` brings it back."
        })
      return .problems
    }
    let path = "\(answers)/\(exercise.folder)/\(exercise.fileName)"
    let own = try workspace.text(path)
    guard mayShow(exercise, reveals: reveals) else { return .notShown }
    guard own.utf8.count <= Self.longest else {
      terminal.write(
        Line("\(path) is too long to compare. Our answer is in \(exercise.solution)."))
      return .success
    }
    let hunks = LineDifference(from: own, to: reference).hunks
    guard !hunks.isEmpty else {
      terminal.write("Your answer to \(title(of: exercise)) is ours to the letter.")
      return .success
    }
    terminal.draw(
      Screen {
        "\("--- \(path)", .bold)"
        "\("+++ \(exercise.solution)", .bold)"
        for hunk in hunks {
          Line(hunk.header, .cyan)
          hunk.lines.map(\.drawn)
        }
      })
    return .success
  }

  private func mayShow(_ exercise: Exercise, reveals: Bool) -> Bool {
    let state = progress.state(of: exercise)
    if reveals || state == .solved || state == .recheck { return true }
    terminal.write("\(title(of: exercise), .bold) is not solved yet.")
    if terminal.isInputTerminal, terminal.isOutputTerminal {
      let answer = terminal.prompt("Show our answer all the same? [y/N] ") ?? ""
      if ["y", "yes"].contains(answer.lowercased()) { return true }
      terminal.write("Not shown. For a hint: swift run workshop hint \(exercise.id)")
    } else {
      terminal.write("To see it all the same: swift run workshop solution \(exercise.id) --reveal")
    }
    return false
  }
}

extension LineDifference.Line {
  /// The colour repeats the sign.
  fileprivate var drawn: Line {
    switch self {
    case .same: Line(text)
    case .removed: Line(text, .red)
    case .added: Line(text, .green)
    }
  }
}
