import Testing
import WorkshopTestSupport

@testable import CourseModel

@Suite("A page of known answers")
struct KnownAnswerTests {
  private static let page = """
    # Ways to get 1.1 wrong

    ```swift
    let ofNoAnswer = 1
    ```

    ## Is zero

    That's what it was.

    > It must be one.

    ```diff
    -let one = two - 1
    +let one = 0
    @@
     /// One.

    +let more = one
     let last = one
    ```

    ## Is whole

    ```swift
    let one = 2

    ```
    """
  private static let reference = "/// One.\n\nlet one = two - 1\n\n/// One.\n\nlet last = one\n"

  private func answers(_ text: String = page) -> [KnownAnswer] {
    KnownAnswer.all(in: text, of: "x.md")
  }

  @Test("each heading of the second level is an answer, with its sentence and its fence")
  func read() {
    let found = answers(Self.page)
    #expect(found.map(\.title) == ["Is zero", "Is whole"])
    #expect(found.map(\.line) == [7, 23])
    #expect(found.map(\.sentence) == ["It must be one.", nil])
    #expect(found.map { $0.fences.map(\.language) } == [["diff"], ["swift"]])
  }

  @Test("a diff changes the reference answer, place after place; a whole part replaces it")
  func parts() throws {
    let parts = try answers().map { try $0.part(of: Self.reference) }
    #expect(
      parts == [
        "/// One.\n\nlet one = 0\n\n/// One.\n\nlet more = one\nlet last = one\n",
        "let one = 2\n\n",
      ])
  }

  @Test("a diff that doesn't apply tells the lines that it looked for behind the place before")
  func doesNotApply() {
    let error = KnownAnswerError.doesNotApply(lookedFor: ["/// One.", "", "let last = one"])
    #expect(throws: error) {
      try answers()[0].part(of: "/// One.\n\nlet last = one\nlet one = two - 1\n")
    }
    #expect(throws: KnownAnswerError.doesNotApply(lookedFor: ["let one = two - 1"])) {
      try answers()[0].part(of: "")
    }
  }

  @Test(
    "an answer without code, or with two, is refused",
    arguments: ["", "```diff\n+a\n```\n```swift\n```", "```text\na\n```"])
  func noFence(fences: String) {
    #expect(throws: KnownAnswerError.noFence) {
      try answers("## A\n\n\(fences)\n")[0].part(of: "a")
    }
  }

  @Test("the original is what the reference answer shares with the task, and the page's last part")
  func original() throws {
    let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
    let files = [
      exercise.solution: "// 1.1\n\nlet two = 2\n\n// MARK: - Yours\n\nlet one = two - 1\n",
      exercise.mistakes: "\(Self.page)\n\n## Not begun\n\n```swift\nlet one = 0\n```\n",
    ]
    try withWorkspace(files) { workspace in
      let original = "// 1.1\n\nlet two = 2\n\n// MARK: - Yours\n\nlet one = 0\n"
      #expect(workspace.original(of: exercise) == original)
      #expect(workspace.mistakes(in: exercise).map(\.title) == ["Is zero", "Is whole"])
      #expect(workspace.others(to: exercise) == [])
    }
  }
}
