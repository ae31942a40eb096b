@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("The commands that show progress")
struct StatusTests {
  private static let files = [
    "Package.swift": "",
    "Sources/Chapter1-ControlFreak/x.swift": "",
    "Exercises/Chapter1/1.1-One.swift": """
    // 1.1 · Number one  ★☆☆
    //
    // Edit:   `one` below.
    // Check:  swift run workshop check 1.1
    // Read:   Book/01-ControlFreak.md, "Ones"
    """,
    "Exercises/Chapter1/1.2-Two.swift": "// 1.2 · Number two  ★★☆",
    "Solutions/Chapter1/1.1-One.swift": "",
    "Solutions/Chapter1/1.2-Two.swift": "",
    "Exercises/Chapter1/Hints.md": "## 1.1\n\n1. Nudge.\n2. Look.\n3. Nearly.\n",
  ]

  private let one = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")

  /// What a command writes, and how it ends.
  private func output(
    _ workspace: Workspace, _ command: (Workshop) throws -> WorkshopExit
  ) rethrows -> (text: String, exit: WorkshopExit) {
    let written = CallRecorder<String>()
    let exit = try command(Workshop(workspace, output: written))
    return (written.calls.joined(), exit)
  }

  @Test("after one in the middle comes the one behind it, and after the last one the first")
  func nextInTurn() throws {
    let third = ["Exercises/Chapter1/1.3-Three.swift", "Solutions/Chapter1/1.3-Three.swift"]
    let files = third.reduce(into: Self.files) { $0[$1] = "" }
    try withWorkspace(files) { workspace in
      let course = Course(discoveredIn: workspace)
      let workshop = Workshop(workspace, output: CallRecorder())
      func next(after exercise: Exercise?) -> String? {
        workshop.next(in: Progress(of: workspace), after: exercise).map { "\($0.id)" }
      }
      let all = course.exercises
      try #require(all.count == 3)
      #expect([nil, all[0], all[1], all[2]].map(next) == ["1.1", "1.2", "1.3", "1.1"])
    }
  }

  @Test("status says where you are and what is next")
  func status() throws {
    try withWorkspace(Self.files) { workspace in
      let (text, exit) = output(workspace) { $0.status() }
      #expect(exit == .success)
      #expect(
        text == """
          Loosely Coupled, 0 of 2 exercises solved

            1  Control Freak  [..]  0 of 2 solved

          Next: swift run workshop watch
          It checks 1.1 Number one  ★☆☆ on every save, and gives hints.
            edit   Exercises/Chapter1/1.1-One.swift
            read   Book/01-ControlFreak.md, "Ones"

          """)
    }
  }

  @Test("status names what was changed after it had been solved, and ends when all is solved")
  func statusLater() throws {
    try withWorkspace(Self.files) { workspace in
      let exercises = Course(discoveredIn: workspace).exercises
      var progress = Progress(of: workspace)
      for exercise in exercises {
        progress.note(true, for: exercise, judging: try workspace.text(exercise.task))
      }
      try progress.save()
      #expect(
        output(workspace) { $0.status() }.text.hasSuffix("\nAll exercises are solved. Well done.\n")
      )
      try Data("// 1.2 · Number two  ★★☆ edited".utf8).write(to: workspace.url(exercises[1].task))
      let text = output(workspace) { $0.status() }.text
      #expect(text.contains("[#?]  2 of 2 solved\n"))
      #expect(text.contains("Changed since it was solved: 1.2"))
      #expect(text.contains("Next: swift run workshop watch\nIt checks 1.2"))
    }
  }

  @Test("a chapter leads to its next exercise that is not solved, and to its first where all are")
  func selectedExercise() throws {
    try withWorkspace(Self.files) { workspace in
      let workshop = Workshop(workspace, output: CallRecorder())
      let two = workshop.course.exercises[1]
      for solved in [one, two] {
        var progress = Progress(of: workspace)
        progress.note(true, for: solved, judging: try workspace.text(solved.task))
        try progress.save()
        let chosen = workshop.exercise(of: try workshop.selection("1"))
        #expect(chosen == (solved == one ? two : one))
      }
    }
  }

  @Test("each request shows one hint more, and the last one names the answer")
  func hints() throws {
    try withWorkspace(Self.files) { workspace in
      let texts = try (1...4).map { _ in try output(workspace) { try $0.hint(nil) }.text }
      #expect(texts[0].contains("hint 1 of 3\n\n1. Nudge.\n\nFor the next one"))
      #expect(texts[1].contains("1. Nudge.\n2. Look.\n"))
      #expect(texts[2].contains("3. Nearly.\n\nOur answer is in Solutions/Chapter1/1.1-One.swift."))
      #expect(texts[3] == texts[2])
    }
  }

  @Test("once it is solved, all hints are shown at once, and none counts as used")
  func hintsOfSolved() throws {
    try withWorkspace(Self.files) { workspace in
      var progress = Progress(of: workspace)
      progress.note(true, for: one, judging: try workspace.text(one.task))
      try progress.save()
      let text = try output(workspace) { try $0.hint(one) }.text
      #expect(text.contains("These are all its hints.\n\n1. Nudge.\n2. Look.\n3. Nearly.\n"))
      #expect(Progress(of: workspace)[one.id].hints == 0)
    }
  }

  @Test("a command takes an exercise, its file or a chapter, and says so to any other word")
  func selection() throws {
    try withWorkspace(Self.files) { workspace in
      let course = Course(discoveredIn: workspace)
      for word in ["9", "1.9", "x", "README.md"] {
        let error = #expect(throws: SelectionError.self) { try Selection(word, in: course) }
        #expect(error?.description.contains("(1.1 to 1.2) or a chapter (1).") == true)
      }
      let chapter = try Selection("1", in: course)
      #expect(chapter == .chapter(course.chapters[0]))
      for word in ["1.1", workspace.url(one.task).path] {
        let exercise = try Selection.exercise(word, in: course)
        #expect(exercise == one)
      }
      #expect(throws: SelectionError.self) { try Selection.exercise("1", in: course) }
    }
  }

  @Test("where it cannot be saved, the command has done its work, and says so")
  func notSaved() throws {
    try withWorkspace([".workshop": "a file, not a folder"]) { workspace in
      let written = CallRecorder<String>()
      let workshop = Workshop(workspace, output: written)
      var progress = Progress(of: workspace)
      progress.note(hints: 1, for: one)
      workshop.save(&progress)
      #expect(written.calls.joined().contains("Your progress could not be saved in"))
      let left = try workspace.text(".workshop")
      #expect(left == "a file, not a folder")
    }
  }

  @Test("status tells the damage and leaves the file alone")
  func statusTellsDamage() throws {
    let text = "1.1 open - hints=0\n=======\n"
    let files = [
      "Sources/Chapter1-A/x.swift": "", one.solution: "", ".workshop/progress.json": text,
    ]
    try withWorkspace(files) { workspace in
      let written = CallRecorder<String>()
      _ = Workshop(workspace, output: written).status()
      #expect(written.calls.joined().contains("Your progress file is damaged."))
      let left = try workspace.text(".workshop/progress.json")
      #expect(left == text)
    }
  }

  @Test("an exercise whose tests are new since it was solved is named")
  func newTests() throws {
    try withWorkspace(Self.files.merging([one.tests: "old"]) { $1 }) { workspace in
      var progress = Progress(of: workspace)
      progress.note(true, for: one, judging: try workspace.text(one.task))
      try progress.save()
      try Data("new".utf8).write(to: workspace.url(one.tests))
      let text = output(workspace) { $0.status() }.text
      #expect(text.contains("New tests since it was solved: 1.1 Number one."))
    }
  }
}
