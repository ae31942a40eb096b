@testable import CourseModel
import Foundation
import Judging
import TestSupport
import Testing
import Toolchain
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The verification")
struct VerificationTests {
  @Test("it finds exactly what is wrong with the fixture course", .blocking)
  func fixture() throws {
    var problems: [String: [String]] = [:]
    try FixtureCourse.withCopy { workspace in
      let course = Course(discoveredIn: workspace)
      try Verification(
        course: course, toolchain: FixtureReader(workspace).toolchain, exercises: course.exercises,
        timeout: .seconds(3)
      ).run { step, _, found in
        problems[step] = found.map {
          "\($0.path): \($0.message.split(separator: "\n").first ?? "")"
        }
      }
    }
    let pieces = problems["pieces"]
    #expect(
      pieces?.filter { $0.contains("correct answers") }
        == [("1.1", 0), ("1.2", 0), ("1.3", 0), ("1.4", 0), ("1.5", 0), ("2.1", 2), ("2.2", 0)]
        .map { id, count in
          "Tests/Exercises/Chapter\(id.prefix(1))/CorrectAnswers/\(id): \(id) has \(count) correct "
            + "answers; it needs at least three, each in a different style."
        })
    #expect(
      pieces?.filter { !$0.contains("correct answers") } == [
        "Exercises/Chapter2/2.2-Incomplete.swift: Mark what is to be done: // TODO: 2.2",
        "Solutions/Chapter2/2.2-Incomplete.swift: Down to MARK: - Yours it must be identical to "
          + "the task, which has `let almost = 6` here.",
        "Exercises/Chapter2/Hints.md: 2.2 has 1 hints below ## 2.2; it needs three: a nudge, where "
          + "to look, almost the answer.",
        "Tests/Exercises/Chapter2/WrongAnswers/2.2: 2.2 has 1 wrong answers; it needs at least two.",
      ])
    let crash = "\"it is seven\" crashed: Fatal error: the stub traps (1.4-Crash.swift:13)"
    #expect(
      problems["at the start"] == [
        "Exercises/Chapter1: With every second exercise solved, the chapter does not build. All its "
          + "exercises are one module, so no two may declare the same name.",
        "Exercises/Chapter1/1.4-Crash.swift: At the start it must be red. \(crash)",
      ])
    #expect(problems["reference answers"] == [])
    #expect(
      problems["alone"] == [
        "Exercises/Chapter1/1.1-Passes.swift: Its tests pass before anything has been solved.",
        "Exercises/Chapter1/1.3-Broken.swift: At the start it must be red. It does not compile:",
        "Exercises/Chapter1/1.4-Crash.swift: At the start it must be red. \(crash)",
        "Exercises/Chapter1/1.5-Endless.swift: At the start it must be red. \"it is seven\" did "
          + "not end within 3 s.",
      ])
    #expect(
      problems["correct answers"] == [
        "Tests/Exercises/Chapter2/CorrectAnswers/2.1/zero.swift: It is correct, in another style, so "
          + "it must pass. It is red:"
      ])
    #expect(
      problems["wrong answers"] == [
        "Tests/Exercises/Chapter2/WrongAnswers/2.1/eight.swift: This wrong answer passes all tests. Find out "
          + "how it differs from a correct one.",
        "Tests/Exercises/Chapter2/WrongAnswers/2.1/none.swift: It is rejected, but not with: lax() must be "
          + "twelve.",
      ])
  }

  @Test(
    "with several runs, an answer that isn't judged alike in each is named with its count",
    .blocking)
  func runs() throws {
    let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
    let files = [
      exercise.task: "task", exercise.solution: "solution",
      "\(exercise.alternatives)/moody.swift": "moody",
      "\(exercise.alternatives)/steady.swift": "steady",
      "\(exercise.attempts)/lucky.swift": "// Wrong: lucky.\n// Must fail with: no\nlucky",
    ]
    var problems: [String: [Problem]] = [:]
    try withWorkspace(files) { workspace in
      let runs = CallRecorder<String>()
      let way = TestWay.double(run: { _, _ in
        let staged = workspace.files(below: TestBuild.answers, suffix: ".swift")
        let text = try String(contentsOf: workspace.url(#require(staged.first)), encoding: .utf8)
        let word = try #require(text.split(whereSeparator: \.isWhitespace).last)
        runs.record(String(word))
        let count = runs.calls.count { $0 == word }
        let isRed =
          switch word {
          case "task": true
          case "moody": count == 3
          case "lucky": count != 2
          default: false
          }
        return .reporting(exercise, ["a": isRed ? .failed("no", "Read: Book/01.md") : .passed])
      })
      try Trials(
        workspace: workspace, chapters: [exercise], exercises: [exercise],
        judge: Judge(workspace, .testing(way), runs: 3)
      ).run { step, _, found in problems[step] = found }
    }
    #expect(
      problems["correct answers"]?.map { "\($0)".split(separator: "\n").first ?? "" } == [
        "\(exercise.alternatives)/moody.swift: In 1 of 3 runs: It is correct, in another style, so it "
          + "must pass. It is red:"
      ])
    #expect(
      problems["wrong answers"]?.map { "\($0)" } == [
        "\(exercise.attempts)/lucky.swift: In 1 of 3 runs: This wrong answer passes all tests. Find "
          + "out how it differs from a correct one."
      ])
    #expect(problems["alone"] == [])
  }
}
