import CourseModel
import TerminalUI

extension Workshop {
  /// Shows the chapters with progress, the next exercise and how to start it.
  package func status() -> WorkshopExit {
    let progress = progress
    let exercises = course.exercises
    let solved = exercises.count { progress.state(of: $0) == .solved }
    let isNew = exercises.allSatisfy { progress.state(of: $0) == .open }
    terminal.draw(
      Screen {
        "\("Loosely Coupled", .bold), \(solved) of \(exercises.count) exercises solved"
        ""
        course.chapters.map { row(of: $0, progress) }
        ""
        exercises.filter { progress.state(of: $0) == .recheck }.map { exercise in
          "Changed since it was solved: \(title(of: exercise)). Check it again."
        }
        exercises.filter { progress.hasNewTests($0) }.map { exercise in
          "New tests since it was solved: \(title(of: exercise)). A check tells whether they pass too."
        }
        if let damage = progress.damage {
          Line("Your progress file is damaged: \(damage). What can be read of it counts.")
          "The next check sets it aside and begins a new one."
        }
        if let lock = progress.lock {
          Line("Your progress in \(stateFolder.path) can't be read: \(lock). It is still there;")
          "make the folder and its files readable, and it counts again."
        }
        progress.garbled.prefix(3).map { line in
          Line(
            "This line of your progress file is kept, but makes no sense and doesn't count: \(line.prefix(60))"
          )
        }
        if isNew { "New here? Book/00-GettingStarted.md takes you to the first green test." }
        if let next = next(in: progress) {
          invitation(to: next)
        } else {
          Self.allSolved
        }
      })
    return .success
  }

  /// "1 Control Freak  [##.....]  2 of 7 solved": the marks repeat what the words say.
  private func row(of chapter: Chapter, _ progress: Progress) -> Line {
    let marks = chapter.exercises.map { exercise in
      switch progress.state(of: exercise) {
      case .open: "."
      case .begun: "-"
      case .solved: "#"
      case .recheck: "?"
      }
    }
    let solved = marks.count { $0 == "#" }
    let width = course.chapters.map(\.title.count).max() ?? 0
    let title = Line("\(chapter.number)  \(chapter.title)").padded(to: width + 3)
    return "  \(title)  [\(marks.joined())]  \(solved) of \(marks.count) solved"
  }
}
