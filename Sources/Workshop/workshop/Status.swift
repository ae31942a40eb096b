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
        ""
        exercises.filter { progress.state(of: $0) == .recheck }.map { exercise in
          "Changed since it was solved: \(title(of: exercise))."
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
      let solved = states.count(where: \.wasSolved)
      guard !terminal.isPlain else {
        return "  \(chapter.number)  \(chapter.title): \(solved) of \(states.count) solved"
      }
      let title = Line("\(chapter.number)  \(chapter.title)").padded(to: width + 3)
      return "  \(title)  [\(states.map(\.mark).joined())]  \(solved) of \(states.count) solved"
    }
  }

  /// What comes after a solved exercise, for `watch`.
  func wayOn(_ progress: Progress, from exercise: Exercise) -> Line {
    guard let next = next(in: progress, after: exercise) else { return Self.allSolved }
    let solved = course.exercises.count { progress.state(of: $0).wasSolved }
    let counts = "\(solved) of \(course.exercises.count) solved"
    return "\(counts, .green). n goes to \(gradedTitle(of: next))"
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
