import CourseModel
import Processes
import TerminalUI

extension Workshop {
  /// Shows the difference between the learner's answer and the reference one.
  ///
  /// An answer that was not looked for yet is not shown without a question.
  ///
  /// - Throws: `WorkspaceError` when the learner's file cannot be read.
  package func solution(_ exercise: Exercise, reveals: Bool) throws -> WorkshopExit {
    guard workspace.fileExists(exercise.solution) else {
      terminal.draw(
        Screen {
          "There is no reference answer in \(exercise.solution)."
          "`git checkout -- \(exercise.solution)` brings it back."
        })
      return .problems
    }
    _ = try workspace.text(path(of: exercise))
    guard mayShow(exercise, reveals: reveals) else { return .notShown }
    let path = path(of: exercise)
    // A file from another system differs in what it says only.
    let outcome = try runner.run(
      Command(
        "diff",
        ["-u", "--strip-trailing-cr", "--label", path, "--label", exercise.solution]
          + [path, exercise.solution].map { workspace.url($0).path },
        in: workspace.root, timeout: .seconds(10), outputLimit: 1 << 20))
    switch outcome.end {
    case .exit(0): terminal.write("Your answer to \(title(of: exercise)) is ours to the letter.")
    case .exit(1): terminal.draw(Screen(outcome.output.split(separator: "\n").map(drawn)))
    default:
      terminal.write(
        Line("\(path) could not be compared. Our answer is in \(exercise.solution)."))
    }
    return .success
  }

  /// A line of a unified diff. The colour repeats the sign.
  private func drawn(_ line: Substring) -> Line {
    switch line.prefix(3) {
    case "---", "+++": Line(String(line), .bold)
    case "@@ ": Line(String(line), .cyan)
    default:
      switch line.first {
      case "-": Line(String(line), .red)
      case "+": Line(String(line), .green)
      default: Line(String(line))
      }
    }
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
