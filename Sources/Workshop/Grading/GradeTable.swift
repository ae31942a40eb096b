import CourseModel
import Judging
import TerminalUI

/// Grades as a person reads them.
struct GradeTable {
  let course: Course

  /// One submission: its chapters, and below each its exercises.
  func table(_ grades: [Grade]) -> Screen {
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
      "\(grades.score) solved."
    }
  }

  /// Many submissions: a row for each, a column a chapter, and last what a count cannot say.
  func table(_ submissions: [(name: String, grades: [Grade])]) -> Screen {
    let chapters = chapters(of: submissions.flatMap(\.grades))
    var rows = [[""] + chapters.map { "chapter \($0.number)" } + ["solved"]]
    rows += submissions.map { [$0] + chapters.map($1.of).map(\.score) + [$1.score] }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return Screen {
      ""
      zip(rows, [nil] + submissions.map(\.grades.note)).map { row, note in
        let cells = zip(row, widths).dropFirst().map { cell, width in
          String(repeating: " ", count: 3 + width - cell.count) + cell
        }
        return Line(row[0]).padded(to: widths[0])
          + Line(cells.joined() + (note.map { "   \($0)" } ?? ""))
      }
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

  /// "2 of 5".
  fileprivate var score: String { "\(count { $0.verdict.isSolved }) of \(count)" }
}
