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
    let (tests, others) = ("Tests/Exercises/Chapter", "Others.md: This file of exercise")
    #expect(
      problems["pieces"] == [
        "\(tests)1/1.1-Passes\(others) 1.1 is missing.",
        "\(tests)1/1.2-Red\(others) 1.2 is missing.",
        "\(tests)1/1.3-Broken\(others) 1.3 is missing.",
        "\(tests)1/1.4-Crash\(others) 1.4 is missing.",
        "\(tests)1/1.5-Endless\(others) 1.5 is missing.",
        "\(tests)2/2.1-LaxOthers.md: It has 2 answers, and needs three, each in a different style.",
        "\(tests)2/2.2-Incomplete\(others) 2.2 is missing.",
        "Exercises/Chapter2/2.2-Incomplete.swift: Mark what is to be done: // TODO: 2.2",
        "Solutions/Chapter2/2.2-Incomplete.swift: Down to MARK: - Yours it must be identical to "
          + "the task, which has `let almost = 6` here.",
        "Exercises/Chapter2/Hints.md: 2.2 has 1 hints below ## 2.2; it needs three: a nudge, where "
          + "to look, almost the answer.",
        "\(tests)2/2.2-IncompleteMistakes.md: It has 1 mistakes, and needs at least two.",
      ])
    let crash = "\"it is seven\" crashed: Fatal error: the stub traps (1.4-Crash.swift:13)"
    #expect(
      problems["at the start"] == [
        "Exercises/Chapter1/1.1-Passes.swift: Its tests pass before anything has been solved.",
        "Exercises/Chapter1/1.3-Broken.swift: At the start it must be red. It does not compile:",
        "Exercises/Chapter1/1.4-Crash.swift: At the start it must be red. \(crash)",
        "Exercises/Chapter1/1.5-Endless.swift: At the start it must be red. \"it is seven\" did "
          + "not end within 3 s.",
      ])
    #expect(problems["reference answers"] == [])
    let lax = "Tests/Exercises/Chapter2/2.1-Lax"
    #expect(
      problems["other answers"] == [
        "\(lax)Others.md: Counts none, which the tests refuse: It's right, so it must pass. It is red:"
      ])
    #expect(
      problems["mistakes"] == [
        "\(lax)Mistakes.md: It is 8: This wrong answer passes all tests. Find out how it differs from "
          + "a right one.",
        "\(lax)Mistakes.md: It is 0: It is rejected, but not with: lax() must be twelve.",
      ])
  }

  @Test(
    "an answer that isn't judged alike in each run is named with the count, a stale diff with its lines",
    .blocking)
  func runs() throws {
    let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
    let files = [
      exercise.task: "task", exercise.solution: "// 1.1\n\nsolution\n",
      exercise.others: "## Moody\n```swift\nmoody\n```\n## Steady\n```swift\nsteady\n```\n",
      exercise.mistakes: """
      ## Lucky
      > no
      ```diff
      -solution
      +lucky
      ```
      ## Stale
      > no
      ```diff
      -nowhere
      ```

      """,
    ]
    var problems: [String: [Problem]] = [:]
    try withWorkspace(files) { workspace in
      let runs = CallRecorder<String>()
      let toolchain = Toolchain.running { _ in
        let staged = workspace.files(below: Toolchain.answersFolder, suffix: ".swift")
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
        workspace: workspace, exercises: [exercise],
        judge: Judge(workspace, .testing(way), runs: 3)
      ).run { step, _, found in problems[step] = found }
    }
    #expect(
      problems["other answers"]?.map { "\($0)".split(separator: "\n").first ?? "" } == [
        "\(exercise.others):1: In 1 of 3 runs: Moody: It's right, so it must pass. It is red:"
      ])
    #expect(
      problems["mistakes"]?.map { "\($0)" } == [
        "\(exercise.mistakes):7: Stale: Its diff doesn't apply to the reference answer any more. "
          + "These lines aren't there, one after the other, behind the place before them:\n"
          + "    nowhere",
        "\(exercise.mistakes):1: In 1 of 3 runs: Lucky: This wrong answer passes all tests. Find out "
          + "how it differs from a right one.",
      ])
    #expect(problems["at the start"] == [] && problems["reference answers"] == [])
  }
}
