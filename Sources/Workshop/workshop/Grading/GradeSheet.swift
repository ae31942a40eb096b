import CourseModel
import Judging
import TerminalUI

/// A person's grades.
struct GradeSheet {
  /// The person whose answers they are, by the folder's name.
  let name: String
  /// The grades, in the order of the course.
  let grades: [Grade]
  /// What the instructor should look at, besides the grades.
  var warnings: [String] = []

  var isSolved: Bool { grades.allSatisfy(\.isSolved) }
  var solved: Int { grades.count(where: \.isSolved) }
  var points: Int { grades.reduce(0) { $0 + $1.points } }
  var possiblePoints: Int { grades.reduce(0) { $0 + $1.stars } }

  /// Why points are missing, and the warnings, such as "1.1 never ends; 1.3, 1.5 red".
  var remarks: String {
    let groups = Dictionary(grouping: grades.filter { !$0.isSolved }, by: \.word)
    let reasons = groups.sorted { $0.value[0].exercise.id < $1.value[0].exercise.id }
      .map { word, grades in
        word == "missing" && grades.count == self.grades.count
          ? "no answers found" : "\(grades.map(\.exercise.id.description).shortList) \(word)"
      }
    return (reasons + warnings).joined(separator: "; ")
  }

  /// The grades as a table for people; for a class, see `ClassTable`.
  var table: Screen {
    let width = grades.map(\.title.count).max() ?? 0
    return Screen {
      grades.map { grade in
        "\(Line(grade.title).padded(to: width))  \(grade.verdict.row, grade.verdict.style)"
      }
      ""
      "\(solved) of \(grades.count) solved, \(points) of \(possiblePoints) points."
      warnings.map { Line("Warning: \($0).") }
    }
  }
}

extension [String] {
  /// The first five, such as "1.1, 1.2, 1.3, 1.4, 1.5 and 4 more".
  var shortList: String {
    prefix(5).joined(separator: ", ") + (count > 5 ? " and \(count - 5) more" : "")
  }
}
