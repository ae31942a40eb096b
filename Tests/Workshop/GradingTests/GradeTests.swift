@testable import CourseModel
import Foundation
@testable import Judging
import Testing
@testable import Toolchain

@testable import Grading

@Suite("Grades")
struct GradeTests {
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

  @Test("the tables say what was not read, and where nothing was found")
  func notes() {
    func grades(_ flaws: WorkspaceError?...) -> [Grade] {
      flaws.enumerated().map { index, flaw in
        Grade(
          exercise: Exercise(id: ExerciseID(chapter: 1, number: index + 1), name: "Tide"),
          title: "1.\(index + 1) Tide",
          verdict: flaw.map { .unreadable($0) } ?? .solved(tests: 1), tests: [])
      }
    }
    let missing = WorkspaceError.missing("x")
    let large = WorkspaceError.refused("x", "larger than 256 kB")
    let link = WorkspaceError.refused("x", "a symbolic link, and links are not followed")
    #expect(
      grades(large, .notUTF8("x"), link, missing, nil).map(\.verdict.row) == [
        "not read: larger than 256 kB", "not read: not UTF-8", "not read: a symbolic link",
        "missing", "solved",
      ])
    #expect(grades(nil, missing).note == nil)
    let course = Course(discoveredIn: Workspace(root: URL(fileURLWithPath: "/nowhere")))
    let table = GradeTable(course: course).table([
      ("ana", grades(missing, missing)), ("bob", grades(nil, large)),
      ("cy", grades(link, link, large)), ("di", grades(link, link, link, link)),
      ("eve", grades(nil, missing)),
    ])
    #expect(
      table.lines.map(\.text) == [
        "", "      solved", "ana   0 of 2   no answers found",
        "bob   1 of 2   1.2 is larger than 256 kB",
        "cy    0 of 3   1.1, 1.2 are a symbolic link; 1.3 is larger than 256 kB",
        "di    0 of 4   4 files are a symbolic link", "eve   1 of 2",
      ])
  }

  @Test("a test's source text is taken whole, whatever braces it holds")
  func functions() {
    let text = """
      import Testing

      struct Exercise1_1 {
        @Test("a \\"}\\" in text", arguments: [{ 1 }, { 2 }])
        func first(number: () -> Int = { 3 }) {
          let text = "}} \\(number { "}" })" // }
          if true { }
        }

        // @Test("not this one") func no() {}
        @Test func second() { }
        func helper() {}
        @Test("cut off")
        func third() {
      """
    let functions = TestFunction.all(in: text)
    #expect(functions.map(\.name) == ["a \"}\" in text", "second"])
    #expect(functions.map(\.line) == [4, 11])
    #expect(functions.first?.code.hasSuffix("\n  if true { }\n}") == true)
    #expect(functions.last?.code == "@Test func second() { }")
  }
}
