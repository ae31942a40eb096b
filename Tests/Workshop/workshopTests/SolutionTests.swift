@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("The reference answer beside the learner's")
struct SolutionTests {
  private static let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
  private static let files = [
    "Sources/Chapter1-A/x.swift": "",
    exercise.task: head + "/// The number one.\nlet one = 0\n// TODO: 1.1\nlet two = 2\n",
    exercise.solution: head
      + "// It is one.\n// Since ever.\n//\n// Still.\n\nlet one = 1\nlet two = 2\n",
  ]
  private static let head = "// 1.1 · Number one  ★☆☆\n\n// MARK: - Yours\n\n"
  private static let shown = """
    It is one. Since ever.
    Still.

    --- Exercises/Chapter1/1.1-One.swift
    +++ Solutions/Chapter1/1.1-One.swift
    @@
    -let one = 0
    +let one = 1
     let two = 2

    """
  private let exercise = Self.exercise

  /// What the command writes, on a terminal where `answer` is typed, or in a pipe.
  private func solution(
    _ workspace: Workspace, reveals: Bool = false, answer: String? = nil, isTerminal: Bool = false
  ) throws -> (text: String, exit: WorkshopExit) {
    let written = CallRecorder<String>()
    let terminal = Terminal(
      isInputTerminal: isTerminal, isOutputTerminal: isTerminal, environment: ["NO_COLOR": "1"],
      output: { written.record($0) }, input: { answer }, secretInput: { _, _ in nil })
    let workshop = Workshop(workspace, terminal: terminal)
    let exit = try workshop.solution(exercise, reveals: reveals)
    return (written.calls.joined(), exit)
  }

  private func solve(in workspace: Workspace) throws {
    var progress = Progress(of: workspace)
    progress.note(true, for: exercise, judging: try workspace.text(exercise.task))
    try progress.save()
  }

  @Test("after solving, the pages of known answers are named, which nothing leads to before")
  func pages() throws {
    let pages = [exercise.mistakes: "", exercise.others: ""]
    try withWorkspace(Self.files.merging(pages) { $1 }) { workspace in
      #expect(try solution(workspace, reveals: true) == (Self.shown, .success))
      try solve(in: workspace)
      let named = """

        Other right answers: \(exercise.others)
        Ways to get it wrong: \(exercise.mistakes)

        """
      #expect(try solution(workspace) == (Self.shown + named, .success))
    }
  }

  @Test("on a terminal only a yes shows it", arguments: ["y", "YES", "n", "", nil])
  func question(answer: String?) throws {
    try withWorkspace(Self.files) { workspace in
      let (text, exit) = try solution(workspace, answer: answer, isTerminal: true)
      let isYes = answer == "y" || answer == "YES"
      #expect(exit == (isYes ? .success : .red))
      #expect(text.contains("Show our answer anyway? [y/N] "))
      #expect(text.contains("+let one = 1") == isYes)
    }
  }

  @Test("a missing reference answer is told, and so is an answer like it")
  func missing() throws {
    try withWorkspace(Self.files) { workspace in
      try FileManager.default.removeItem(at: workspace.url(exercise.solution))
      // Its tests make it an exercise still.
      try FileManager.default.createDirectory(
        at: workspace.url("Tests/Exercises/Chapter1"), withIntermediateDirectories: true)
      try Data().write(to: workspace.url(exercise.tests))
      let (text, exit) = try solution(workspace)
      #expect(exit == .tools)
      #expect(
        text == """
          There is no reference answer in \(exercise.solution). To get it back:
            git checkout HEAD -- \(exercise.solution)

          """)

      try FileManager.default.copyItem(
        at: workspace.url(exercise.task), to: workspace.url(exercise.solution))
      #expect(
        try solution(workspace, reveals: true).text
          == "Your answer to 1.1 Number one is identical to ours, apart from comments: Solutions/Chapter1/1.1-One.swift.\n"
      )
    }
  }
}
