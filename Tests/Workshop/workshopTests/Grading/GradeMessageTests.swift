@testable import CourseModel
import Foundation
@testable import Judging
import Testing
@testable import Toolchain
@testable import workshop

@Suite("Grades")
struct GradeMessageTests {
  private static let exercise = Exercise(id: ExerciseID(chapter: 3, number: 12), name: "Tide")

  @Test("others are not advised what would change the instructor's clone")
  func advice() {
    func messages(_ verdict: Verdict) -> [String?] {
      [true, false].map {
        Grade(
          exercise: Self.exercise, title: "3.12 Tide", verdict: verdict, tests: [], isOthers: $0
        ).message
      }
    }
    let error = Diagnostic(path: "x.swift", line: 1, column: 1, message: "`--timeout` is gone")
    let gone = messages(.interfaceMismatch([error]))
    #expect(gone[0]?.contains("reset") == false)
    #expect(gone[0]?.contains("`--timeout` is gone") == true)
    #expect(gone[1]?.contains("swift run workshop reset 3.12") == true)
    let endless = messages(.limitExceeded(test: "a", limit: .time(.seconds(1))))
    #expect(endless[0]?.contains("--timeout") == false)
    #expect(endless[0]?.contains("Look for a loop without an end") == true)
    #expect(endless[1]?.contains("--timeout") == true)
    let path = "Exercises/Chapter3/3.12-Tide.swift"
    let missing = messages(.unreadable(.missing(path)))
    #expect(missing[0] == "There is no file \(path).")
    #expect(missing[1]?.contains("reset") == true)
  }
}
