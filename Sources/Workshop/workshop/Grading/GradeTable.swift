import CourseModel
import Judging
import TerminalUI

/// One submission's grades as a table for people; for a class, see `ClassTable`.
struct GradeTable {
  let course: Course

  /// The chapters, the exercises below each, and at the end what a person should look at.
  func table(_ grades: [Grade], warnings: [String] = []) -> Screen {
    let sheet = GradeSheet(name: "", marks: grades.map(\.mark))
    let stars = sheet.marks.reduce(0) { $0 + $1.stars }
    let width = grades.map(\.title.count).max() ?? 0
    return Screen {
      chapters(of: grades).flatMap { chapter -> [Line] in
        let own = grades.of(chapter)
        let heading = "\(chapter.number) \(chapter.title)"
        let rows = own.map { grade in
          "  \(Line(grade.title).padded(to: width))  \(grade.verdict.row, grade.verdict.style)"
            as Line
        }
        return ["\(heading, .bold): \(own.score) solved"] + rows + [""]
      }
      "\(grades.score) solved, \(sheet.points) of \(stars) points."
      warnings.map { Line("Warning: \($0).") }
    }
  }

  private func chapters(of grades: [Grade]) -> [Chapter] {
    course.chapters.filter { !grades.of($0).isEmpty }
  }
}

extension [Grade] {
  fileprivate func of(_ chapter: Chapter) -> [Grade] {
    filter { $0.exercise.id.chapter == chapter.number }
  }

  /// The number of solved exercises, such as "2 of 5".
  fileprivate var score: String { "\(count { $0.verdict.isSolved }) of \(count)" }
}
