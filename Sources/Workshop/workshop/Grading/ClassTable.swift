import CourseModel
import TerminalUI

/// The grades of a class as a table for people, which grows by a row as soon as a person is graded.
struct ClassTable {
  private let names: Int
  private let chapters: [Int]
  private let columns: [String]

  init(of submissions: [Submission]) {
    names = (submissions.map(\.name) + ["possible"]).map(\.count).max() ?? 0
    chapters = Set(submissions.flatMap(\.answers).map(\.exercise.id.chapter)).sorted()
    columns = chapters.map { "ch. \($0)" } + ["solved", "points"]
  }

  /// The row of the person who was graded last, below the table's head if it's the first.
  func lines(for sheets: [GradeSheet]) -> Screen {
    Screen {
      if sheets.count == 1 {
        row("", columns)
        row("possible", counts(sheets[0].grades))
      }
      if let last = sheets.last {
        row(last.name, counts(last.grades.filter(\.isSolved)), last.remarks)
      }
    }
  }

  /// The exercises of each chapter and of all, and the points for them.
  private func counts(_ grades: [Grade]) -> [String] {
    let exercises = chapters.map { chapter in grades.count { $0.exercise.id.chapter == chapter } }
    return (exercises + [grades.count, grades.reduce(0) { $0 + $1.stars }]).map(String.init)
  }

  private func row(_ name: String, _ cells: [String], _ remarks: String = "") -> Line {
    let padded = zip(columns, cells).map { column, cell in
      String(repeating: " ", count: column.count + 2 - cell.count) + cell
    }
    return Line(name).padded(to: names)
      + Line(padded.joined() + (remarks.isEmpty ? "" : "   \(remarks)"))
  }
}
