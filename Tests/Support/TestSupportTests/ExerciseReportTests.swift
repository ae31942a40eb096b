import Testing

@testable import TestSupport

@Suite("The table that ends `swift test`")
struct ExerciseReportTests {
  private func text(_ states: [(String, ExerciseReport.State)]) -> String {
    let report = ExerciseReport()
    for (number, state) in states { report.note(ExerciseFiles(number), state) }
    return report.text
  }

  @Test("it has a line for each exercise, in their order")
  func table() {
    let text = text([
      ("99.10", .notBegun), ("99.2", .tested(passed: 3, of: 5)),
      ("99.1", .tested(passed: 4, of: 4)),
    ])
    #expect(
      text == """

        99.1  solved     4 of 4    99.1
        99.2  red        3 of 5    99.2
        99.10 not begun            99.10

        """)
  }

  @Test("if all are solved, it's one line, and none for answers from another folder")
  func allSolved() {
    let solved = ExerciseReport.State.tested(passed: 4, of: 4)
    let report = ExerciseReport()
    #expect(report.text == "")
    report.note(ExerciseFiles("1.2", environment: [:]), solved)
    #expect(report.text == "1.2 is solved.\n")
    report.note(ExerciseFiles("1.3", environment: [:]), solved)
    #expect(report.text == "All 2 exercises are solved.\n")
    #expect(text([("99.1", solved)]) == "")
  }
}
