@testable import CourseModel
import Foundation
@testable import Judging
import Testing
@testable import Toolchain
@testable import workshop

@Suite("Grades as tables and reports")
struct ReportTests {
  private func grade(
    _ id: String, _ verdict: Verdict, stars: Int = 1, isOthers: Bool = true, _ tests: GradedTest...
  ) -> Grade {
    Grade(
      exercise: Exercise(id: ExerciseID(id) ?? ExerciseID(chapter: 9, number: 9), name: "Tide"),
      title: "\(id) Tide & up", stars: stars, verdict: verdict, isOthers: isOthers, tests: tests)
  }

  private func test(
    _ status: GradedTest.Status, message: String? = nil, output: String? = nil
  ) -> GradedTest {
    GradedTest(
      name: "a < b & \"c\"", task: 312, code: "", status: status, message: message, output: output,
      seconds: 0.25)
  }

  /// Grades for 1.1, 1.2 and so on, with one star, two stars and so on.
  private func sheet(_ name: String, _ verdicts: Verdict...) -> GradeSheet {
    let grades = verdicts.enumerated().map { grade("1.\($0 + 1)", $1, stars: $0 + 1) }
    return GradeSheet(name: name, grades: grades)
  }

  @Test("remarks say why points are missing, and what else to look at")
  func remarks() {
    let (red, solved) = (Verdict.red([], passed: 0, of: 1), Verdict.solved(tests: 1))
    let missing = Verdict.unreadable(.missing("x"))
    #expect(sheet("ana", solved, solved, solved).remarks == "")
    #expect(sheet("bob", red, solved, red).remarks == "1.1, 1.3 red")
    #expect(sheet("cy", missing, missing, missing).remarks == "no answers found")
    let endless = Verdict.limitExceeded(test: "a", limit: .time(.seconds(1)))
    var di = sheet("di", endless, .unreadable(.notUTF8("x")), missing)
    di.warnings = ["not read: x.swift"]
    #expect(
      di.remarks == "1.1 never ends; 1.2 not read: not UTF-8; 1.3 missing; not read: x.swift")
  }

  @Test("a message for others advises nothing that would change the instructor's clone")
  func advice() {
    let error = Diagnostic(path: "x.swift", line: 1, column: 1, message: "it is gone")
    for (verdict, advice) in [
      (Verdict.interfaceMismatch([error]), "workshop reset 3.12"),
      (.limitExceeded(test: "a", limit: .time(.seconds(1))), "--timeout"),
      (.unreadable(.missing("Exercises/Chapter3/3.12-Tide.swift")), "workshop reset 3.12"),
    ] {
      #expect(grade("3.12", verdict, isOthers: false).message?.contains(advice) == true)
      #expect(grade("3.12", verdict, isOthers: true).message?.contains(advice) == false)
    }
  }

  @Test("the CSV has a row for each person and a column for each exercise, and no formulas")
  func csv() {
    let (red, solved) = (Verdict.red([], passed: 0, of: 1), Verdict.solved(tests: 1))
    let sheets = [
      sheet("Zoë \"Z\"", solved, solved, solved), sheet("=1+1", red, solved, red),
    ]
    let rows = [
      "\u{FEFF}Student,1.1 Tide & up,1.2 Tide & up,1.3 Tide & up,Points,Solved,Remarks",
      "Points possible,1,2,3,6,3,", "\"Zoë \"\"Z\"\"\",1,2,3,6,3,",
      "'=1+1,0,2,0,2,1,\"1.1, 1.3 red\"", "",
    ]
    #expect(GradesCSV(sheets: sheets).text == rows.joined(separator: "\r\n"))
  }

  @Test("an error is the status of results.json only if no test ran")
  func status() throws {
    func fields(_ grades: Grade...) throws -> [String: Any] {
      let json = try ResultsJSON(GradeSheet(name: "ana", grades: grades)).text()
      return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
    let error = grade("3.12", .notRun("no reason"), test(.error, message: "no reason"))
    let red = grade("3.13", .red([], passed: 1, of: 2), test(.pass))
    #expect(try fields(error, red)["status"] as? String == "fail")
    #expect(try fields(error, red)["message"] == nil)
    #expect(try fields(error)["status"] as? String == "error")
    #expect(try fields(error)["message"] as? String == "3.12 Tide & up: not run\nno reason")
    #expect(try fields(grade("3.12", .solved(tests: 1)))["status"] as? String == "pass")
  }

  @Test("a JUnit report has a suite for each exercise, the tests' messages, and the warnings")
  func junit() {
    let sheet = GradeSheet(
      name: "ana & co",
      grades: [
        grade(
          "3.12", .red([], passed: 0, of: 1), test(.pass),
          test(.fail, message: "first <b>\nsecond \u{1B}[0m", output: "x\ty\n"))
      ], warnings: ["not read: \"x\""])
    let suite = "tests=\"2\" failures=\"1\" errors=\"0\" time=\"0.500\""
    let testCase =
      "<testcase name=\"a &lt; b &amp; &quot;c&quot;\" "
      + "classname=\"Chapter3ExercisesTests.Exercise3_12\" "
      + "file=\"Tests/Exercises/Chapter3/3.12-TideTests.swift\" time=\"0.250\">"
    #expect(
      JUnitXML(sheet: sheet).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="ana &amp; co">
        <testsuite name="3.12 Tide &amp; up" \(suite)>
        <properties>
        <property name="warning" value="not read: &quot;x&quot;"></property>
        </properties>
        \(testCase)</testcase>
        \(testCase)
        <failure message="first &lt;b&gt;">first &lt;b&gt;
        second \u{FFFD}[0m</failure>
        <system-out>x\ty
        </system-out>
        </testcase>
        </testsuite>
        </testsuites>

        """)
  }
}
