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
        let own = grades.filter { $0.exercise.id.chapter == chapter.number }
        let heading = "\(chapter.number) \(chapter.title)"
        let rows = own.map { grade in
          "  \(Line(grade.title).padded(to: width))  \(grade.verdict.row, grade.verdict.style)"
            as Line
        }
        return ["\(heading, .bold): \(own.solved) of \(own.count) solved"] + rows + [""]
      }
      "\(grades.solved) of \(grades.count) solved."
    }
  }

  /// Many submissions: a row for each, a column a chapter, and last what a count cannot say.
  func table(_ submissions: [(name: String, grades: [Grade])]) -> Screen {
    let chapters = chapters(of: submissions.flatMap(\.grades))
    let heading = [""] + chapters.map { "chapter \($0.number)" } + ["solved"]
    let rows = submissions.map { submission -> [String] in
      let scores = chapters.map { chapter -> String in
        let own = submission.grades.filter { $0.exercise.id.chapter == chapter.number }
        return "\(own.solved) of \(own.count)"
      }
      return [submission.name] + scores
        + ["\(submission.grades.solved) of \(submission.grades.count)"]
    }
    let widths = heading.indices.map { column in
      ([heading] + rows).map { $0[column].count }.max() ?? 0
    }
    return Screen {
      ""
      zip([heading] + rows, [nil] + submissions.map(\.grades.note)).map { row, note in
        let cells = zip(row, widths).dropFirst().map { cell, width in
          String(repeating: " ", count: 3 + width - cell.count) + cell
        }
        return Line(row[0]).padded(to: widths[0]) + Line(cells.joined())
          + Line(note.map { "   \($0)" } ?? "")
      }
    }
  }

  private func chapters(of grades: [Grade]) -> [Chapter] {
    course.chapters.filter { chapter in
      grades.contains { $0.exercise.id.chapter == chapter.number }
    }
  }
}
