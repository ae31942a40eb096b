@testable import CourseModel
import Foundation
import Judging
import TestSupport
import Testing
import Toolchain
import WorkshopTestSupport

@testable import maintain

@Suite("Answers whose verdict is known")
struct TrialsTests {
  @Test("it finds exactly what is wrong with the fixture course", .blocking)
  func fixture() throws {
    var problems: [String: [String]] = [:]
    try FixtureCourse.withCopy { workspace in
      let judge = Judge(workspace, FixtureReader(workspace).toolchain, timeout: .seconds(3))
      let exercises = Course(discoveredIn: workspace).exercises
      try Trials(workspace: workspace, exercises: exercises, judge: judge).run { step, _, found in
        problems[step] = found.map {
          "\($0.path): \($0.message.split(separator: "\n").first ?? "")"
        }
      }
    }
    #expect(
      problems["at the start"] == [
        "Exercises/Chapter1/1.1-Passes.swift: Its tests pass before anything has been solved.",
        "Exercises/Chapter1/1.3-Broken.swift: At the start it must be red. It does not compile:",
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

  @Test("a diff that applies no more is a problem that has the lines it looks for")
  func staleDiff() throws {
    let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
    let files = [
      exercise.task: "task", exercise.solution: "// 1.1\n\nsolution\n", exercise.tests: "",
      exercise.mistakes: "## Stale\n> no\n```diff\n-nowhere\n```\n",
    ]
    var problems: [Problem] = []
    try withWorkspace(files) { workspace in
      let toolchain = Toolchain.running { _ in .reporting(exercise, ["a": .passed]) }
      let judge = Judge(workspace, toolchain)
      try Trials(workspace: workspace, exercises: [exercise], judge: judge)
        .run { step, _, found in if step == "mistakes" { problems = found } }
    }
    #expect(
      problems.map { "\($0)" } == [
        "\(exercise.mistakes):1: Stale: Its diff doesn't apply to the reference answer any more. "
          + "These lines aren't there, one after the other, behind the place before them:\n"
          + "    nowhere"
      ])
  }
}
