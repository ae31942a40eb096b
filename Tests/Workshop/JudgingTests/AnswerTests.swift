@testable import CourseModel
import Foundation
import Testing
import WorkshopTestSupport

@testable import Judging
import Toolchain

@Suite("An answer is laid where it is compiled")
struct AnswerTests {
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")

  private func stage(_ path: String, in workspace: Workspace) throws -> Answer {
    let answer = Answer(to: exercise, at: path, in: workspace)
    try answer.stage(in: workspace)
    return answer
  }

  private func date(_ answer: Answer, in workspace: Workspace) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: workspace.url(answer.stagedPath).path)
    return try #require(attributes[.modificationDate] as? Date)
  }

  @Test("an answer laid right after another one is newer by more than a second")
  func dates() throws {
    try withWorkspace(["a.swift": "let a = 1", "b.swift": "let a = 2"]) { workspace in
      let dates = try ["a.swift", "b.swift", "a.swift"].map { file in
        try date(try stage(file, in: workspace), in: workspace)
      }
      #expect(dates[1] > dates[0].addingTimeInterval(1))
      #expect(dates[2] > dates[1].addingTimeInterval(1))
    }
  }

  @Test("a class beside it tells the tests which text they were built with")
  func stamp() throws {
    try withWorkspace(["a.swift": "let a = 1"]) { workspace in
      let answer = try stage("a.swift", in: workspace)
      let stamp = try workspace.text("\(Toolchain.answersFolder)/Chapter1/1.1-answer.stamp.swift")
      #expect(stamp.contains("final class AnswerStamp1_1: LosslessStringConvertible {"))
      #expect(stamp.contains("\"\(Progress.hash(of: "let a = 1"))\""))
      #expect(try answer.stamp() == Progress.hash(of: "let a = 1"))
    }
  }

  @Test("what did not change is not written")
  func unchanged() throws {
    try withWorkspace(["a.swift": "let a = 1"]) { workspace in
      let dates = try (1...2).map { _ in
        try date(try stage("a.swift", in: workspace), in: workspace)
      }
      #expect(dates[0] == dates[1])
    }
  }

  @Test("a known answer is completed with what is given, and its lines are those of its page")
  func known() throws {
    let files = [
      exercise.solution: "// 1.1\n\nlet g = 1\n\n// MARK: - Yours\n\nlet y = 1\n",
      exercise.others: "# Others\n\n## Is two\n\n```swift\nlet y = 2\n```\n",
      exercise.mistakes: "## Is three\n\n```diff\n-let y = 1\n+let y = 3\n```\n",
    ]
    try withWorkspace(files) { workspace in
      let known = workspace.others(to: exercise) + workspace.mistakes(in: exercise)
      let answers = try known.map { try Answer(to: exercise, $0, in: workspace) }
      let texts = try answers.map { try $0.text.get() }
      let given = "// 1.1\n\nlet g = 1\n\n// MARK: - Yours\n\n"
      #expect(texts == ["\(given)let y = 2\n", "\(given)let y = 3\n"])
      #expect(answers.map(\.path) == [exercise.others, exercise.solution])
      // Line 7 of the text is line 6 of the page.
      #expect(answers.map(\.linesAbove) == [1, 0])
    }
  }

  @Test("what can't be read isn't laid")
  func unreadable() throws {
    try withWorkspace([:]) { workspace in
      #expect(throws: WorkspaceError.missing("a.swift")) { try stage("a.swift", in: workspace) }
      #expect(workspace.files(below: ".build") == [])
    }
  }
}
