import CourseModel
import Foundation
import TerminalUI
import Toolchain

extension Workshop {
  /// Shows the difference between the learner's answer and the reference answer.
  ///
  /// If the exercise isn't solved yet, it asks before it shows the answer.
  ///
  /// - Throws: `WorkspaceError` if the learner's file can't be read.
  func solution(_ exercise: Exercise, reveals: Bool) throws -> WorkshopExit {
    guard workspace.fileExists(exercise.solution) else {
      terminal.draw(
        Screen {
          "There is no reference answer in \(exercise.solution). To get it back:"
          Line(whole: "  git checkout HEAD -- \(shellPath(exercise.solution))")
        })
      return .tools
    }
    let path = path(of: exercise)
    let (yours, ours) = (try workspace.text(path), try workspace.text(exercise.solution))
    guard mayShow(exercise, reveals: reveals) else { return .red }
    let outcome = try difference(
      from: (path, withoutComments(yours)), to: (exercise.solution, withoutComments(ours)))
    switch outcome.end {
    case .exit(0):
      terminal.write(
        "Your answer to \(title(of: exercise)) is identical to ours, apart from comments: \(exercise.solution)."
      )
    case .exit(1):
      terminal.draw(
        Screen {
          let remark = remark(in: ours)
          if !remark.isEmpty { remark + [""] }
          outcome.output.split(separator: "\n").map(drawn)
        })
    default:
      terminal.write(
        Line("\(path) could not be compared. Our answer is in \(exercise.solution)."))
    }
    if progress.state(of: exercise).wasSolved { terminal.draw(Screen { pages(of: exercise) }) }
    return .success
  }

  /// The pages of known answers, which an unsolved exercise doesn't lead to.
  @LineListBuilder private func pages(of exercise: Exercise) -> [Line] {
    if workspace.fileExists(exercise.others) {
      ""
      "Other right answers: \(exercise.others)"
    }
    if workspace.fileExists(exercise.mistakes) {
      "Ways to get it wrong: \(exercise.mistakes)"
    }
  }

  /// The difference between two labelled texts.
  private func difference(
    from yours: (path: String, text: String), to ours: (path: String, text: String)
  ) throws -> Command.Outcome {
    let files = try [yours.text, ours.text].map { text in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("workshop-\(UUID().uuidString).swift")
      try Data(text.utf8).write(to: file)
      return file
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    return try runner.run(
      Command(
        "diff", ["-u", "--label", yours.path, "--label", ours.path] + files.map(\.path),
        in: workspace.root, timeout: .seconds(10)))
  }

  /// The code without comments. A task's comments say what to do and an answer's say what was done,
  /// so they always differ.
  private func withoutComments(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }
    // Of the empty lines around a comment, keep one; keep none at either end.
    let code = zip([""] + lines, lines).filter { !$0.isEmpty || !$1.isEmpty }.map(\.1)
    return (code.last == "" ? code.dropLast() : code).map { $0 + "\n" }.joined()
  }

  /// The reference answer's introductory comment, with one line for each paragraph.
  private func remark(in text: String) -> [Line] {
    let yours = text.split(separator: "// MARK: - Yours", maxSplits: 1).last ?? ""
    let comment = yours.split(whereSeparator: \.isNewline)
      .prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") }
    return comment.split(separator: "//").map { paragraph in
      Line(paragraph.map { $0.dropFirst(2).drop(while: \.isWhitespace) }.joined(separator: " "))
    }
  }

  /// A line of a unified diff. The colour repeats the sign.
  ///
  /// Without the comments, line numbers don't match the files, so they're left out.
  private func drawn(_ line: Substring) -> Line {
    switch line.prefix(3) {
    case "---", "+++": Line(String(line), .bold)
    case "@@ ": Line("@@", .cyan)
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
      let answer = terminal.prompt("Show our answer anyway? [y/N] ") ?? ""
      if ["y", "yes"].contains(answer.lowercased()) { return true }
      terminal.write("Not shown. For a hint: swift run workshop hint \(exercise.id)")
    } else {
      terminal.write("To see it anyway: swift run workshop solution \(exercise.id) --reveal")
    }
    return false
  }
}
