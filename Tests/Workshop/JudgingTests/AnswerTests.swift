@testable import CourseModel
@testable import Judging
import Testing
import WorkshopTestSupport

@Suite("An answer to judge")
struct AnswerTests {
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")

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
}
