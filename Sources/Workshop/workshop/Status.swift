import CourseModel
import TerminalUI

extension Workshop {
  /// Shows the chapters with their progress, and the next step.
  func status() -> WorkshopExit {
    let progress = progress
    let exercises = course.exercises
    let solved = exercises.count { progress.state(of: $0).wasSolved }
    terminal.draw(
      Screen {
        "\("Loosely Coupled", .bold), \(solved) of \(exercises.count) exercises solved"
        ""
        chapterRows(progress)
        legend(of: exercises.map(progress.state(of:)), withMarks: true)
        ""
        exercises.filter { progress.state(of: $0) == .recheck }.map { exercise in
          "Changed since it was solved: \(title(of: exercise)). Check it again."
        }
        exercises.filter { progress.hasNewTests($0) }.map { exercise in
          "New tests since it was solved: \(title(of: exercise)). A check shows whether they pass, too."
        }
        if progress.isDamaged {
          "Your progress file is damaged. The next check sets it aside and begins a new one."
        }
        if let lock = progress.lock {
          Line("Your progress in \(stateFolder.path) can't be read: \(lock). It is still there;")
          "make the folder and its files readable, and it counts again."
        }
        if let next = next(in: progress) {
          "Next: \("swift run workshop watch", .bold)"
          "It checks \(gradedTitle(of: next)) on every save, and gives hints."
          places(of: next)
        } else {
          Self.allSolved
        }
      })
    return .success
  }

  /// A row such as "1  Control Freak  [##.....]  2 of 7 solved": the marks repeat what the words
  /// say.
  func chapterRows(_ progress: Progress) -> [Line] {
    let width = course.chapters.map(\.title.count).max() ?? 0
    return course.chapters.map { chapter in
      let states = chapter.exercises.map(progress.state(of:))
      guard !terminal.isPlain else {
        return "  \(chapter.number)  \(chapter.title): \(count(states))"
      }
      let title = Line("\(chapter.number)  \(chapter.title)").padded(to: width + 3)
      let solved = states.count(where: \.wasSolved)
      return "  \(title)  [\(states.map(\.mark).joined())]  \(solved) of \(states.count) solved"
    }
  }

  /// The progress in the whole course, such as "[####............] 5 of 46 solved". An edit doesn't
  /// reduce it; only a verdict does.
  func overview(_ progress: Progress) -> Line {
    let states = course.exercises.map(progress.state(of:))
    guard !terminal.isPlain else { return "\(count(states))" }
    let width = min(states.count, 40)
    let solved = states.count(where: \.wasSolved)
    let filled = solved == 0 ? 0 : max(1, solved * width / states.count)
    let signs = (
      String(repeating: "#", count: filled), String(repeating: ".", count: width - filled)
    )
    return "[\(signs.0, .green)\(signs.1)] \(solved) of \(states.count) solved"
  }

  /// The counts of the states, such as "2 of 7 solved, 1 begun".
  private func count(_ states: [Progress.State]) -> String {
    let solved = "\(states.count(where: \.wasSolved)) of \(states.count) solved"
    let others: [Progress.State] = [.begun, .recheck]
    return
      ([solved]
      + others.compactMap { state in
        let count = states.count { $0 == state }
        return count == 0 ? nil : "\(count) \(state == .begun ? "begun" : "to check again")"
      }).joined(separator: ", ")
  }

  /// What the less obvious states mean, if they occur.
  ///
  /// - Parameter withMarks: whether the states are shown as marks.
  func legend(of states: [Progress.State], withMarks: Bool) -> [Line] {
    let meanings: [(Progress.State, String)] = [
      (.begun, "not solved yet"), (.recheck, "edited since it was solved"),
    ]
    let used = meanings.filter { states.contains($0.0) }
    guard !used.isEmpty else { return [] }
    return [""]
      + used.map { state, meaning in
        withMarks && !terminal.isPlain
          ? "  \(state.mark)  \(state.word): \(meaning)" : "  \(state.word): \(meaning)"
      }
  }
}

extension Progress.State {
  /// Whether the last verdict was "solved".
  var wasSolved: Bool { self == .solved || self == .recheck }

  /// Its symbol in a bar.
  var mark: String {
    switch self {
    case .open: "."
    case .begun: "-"
    case .solved: "#"
    case .recheck: "?"
    }
  }
}
