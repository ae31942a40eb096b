@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport
@testable import workshop

/// What `check` shows of an answer at work, on copies of the fixture course whose tests aren't run.
@Suite("check: a demonstration", .blocking)
struct DemonstrationTests {
  /// What `check` writes when the tests show this.
  ///
  /// - Parameters:
  ///   - result: what became of the exercise's one test.
  ///   - columns: how wide the window is, if there is one.
  private func check(
    showing text: String, _ result: ReportedTest = .passed, columns: Int? = nil,
    isVerbose: Bool = false
  ) throws -> String {
    try FixtureCourse.withCopy { workspace in
      let exercise = Course(discoveredIn: workspace).exercises[0]
      let way = TestWay.double(run: { _, _ in
        .reporting(exercise, ["a": result], demonstration: text)
      })
      let written = CallRecorder<String>()
      let workshop = Workshop(
        workspace,
        terminal: .scripted(output: written, columns: columns).wrapping(atMost: 100),
        toolchain: .testing(way))
      _ = try workshop.check(
        .exercise(exercise), timeout: .seconds(3), isVerbose: isVerbose, commands: .keys)
      return written.calls.joined()
    }
  }

  @Test("it stands between the verdict of a solved exercise and what was learned")
  func solved() throws {
    for isVerbose in [false, true] {
      let text = try check(showing: "16:04  online\n\n16:05  offline\n", isVerbose: isVerbose)
      #expect(
        text.hasSuffix(
          """
          1.1 Passes already: solved
          Its one test passes.

          Your answer at work:
            16:04  online

            16:05  offline

          You avoided 2 mistakes, such as this one: It is 8.
          Learned: You can return a number.

          """), "\(text)")
    }
  }

  @Test(
    "an exercise that isn't solved has none",
    arguments: [ReportedTest.failed("It must be seven."), .skipped, .unfinished])
  func red(_ result: ReportedTest) throws {
    let text = try check(showing: "16:04  online\n", result)
    #expect(text.contains("1.1 Passes already: "))
    #expect(!text.contains("at work") && !text.contains("16:04"), "\(text)")
  }

  @Test("nothing is said of nothing", arguments: ["", "\n", " \n\n"])
  func nothing(_ text: String) throws {
    #expect(
      try check(showing: text).contains("Its one test passes.\nYou avoided 2 mistakes, "))
  }

  @Test("twenty lines are shown, and of more than twenty all but the last ones")
  func long() throws {
    let lines = (1...21).map { "line \($0)" }
    let twenty = try check(showing: lines.dropLast().joined(separator: "\n"))
    #expect(twenty.contains("  line 19\n  line 20\n\nYou avoided"), "\(twenty)")
    let more = try check(showing: lines.joined(separator: "\n"))
    #expect(more.contains("  line 19\n  …\n\nYou avoided"), "\(more)")
  }

  @Test("a line that is wider than the window is cut, and control characters are pictures")
  func wide() throws {
    let picture = "a b \(String(repeating: "x", count: 40))\n\u{1B}[2Jeight\r\n"
    let text = try check(showing: picture, columns: 30)
    let xs = String(repeating: "x", count: 23)
    #expect(text.contains("at work:\n  a b \(xs)…\n  ␛[2Jeight\n\n"), "\(text)")
  }

  @Test("a chapter's table and the reports for other programs have none")
  func others() throws {
    try FixtureCourse.withCopy { workspace in
      let way = TestWay.double(run: { build, _ in
        .reporting(build.exercise, ["a": .passed], demonstration: "16:04  online")
      })
      let written = CallRecorder<String>()
      let workshop = Workshop(workspace, output: written, toolchain: .testing(way))
      _ = try workshop.check(try workshop.selection("1"), timeout: .seconds(3))
      let names = ["x.json", "x.xml", "x.csv"]
      let reports = names.map { workspace.url($0).path }
      _ = try workshop.grade(
        try workshop.selection("1"),
        GradeOptions(json: reports[0], junit: reports[1], csv: reports[2]), timeout: .seconds(3))
      let text = try written.calls.joined() + names.map(workspace.text).joined()
      #expect(text.contains("1.1 Passes already    solved"))
      #expect(!text.contains("at work") && !text.contains("16:04"), "\(text)")
    }
  }
}
