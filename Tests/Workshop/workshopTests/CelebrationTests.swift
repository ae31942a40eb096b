@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("What is said when something is solved for good")
struct CelebrationTests {
  private static let ids = ["1.1", "1.2", "2.1"]
  private static let files: [String: String] = {
    var files = [
      "Package.swift": "", "Sources/Chapter1-ControlFreak/x.swift": "",
      "Sources/Chapter2-Protocols/x.swift": "",
      "Exercises/Chapter1/Hints.md": "## 1.1\n\n1. A\n\nLearned: You can count.\n",
      "Book/README.md": """
      | | chapter | you will be able to | reading | exercises |
      |---|---|---|---|---|
      | 1 | [Control Freak](01-ControlFreak.md) | find the dependencies | 30 min | 7 |
      | 2 | [Protocols](02-Protocols.md) | put a protocol in front of one | 30 min | |
      """,
    ]
    for id in ids {
      let name = "Chapter\(id.prefix(1))/\(id)-N.swift"
      files["Exercises/\(name)"] = "// \(id) · N  ★☆☆\n"
      files["Solutions/\(name)"] = ""
      files["Tests/Exercises/\(name.dropLast(".swift".count))Mistakes.md"] =
        "## It is a\n\n## It is b\n\n## Not begun\n"
    }
    return files
  }()

  private func workshop(_ workspace: Workspace) -> Workshop {
    Workshop(workspace, output: CallRecorder())
  }

  private func progress(_ solved: String..., in workspace: Workspace) throws -> Progress {
    var progress = Progress(of: workspace)
    for exercise in Course(discoveredIn: workspace).exercises
    where solved.contains("\(exercise.id)") {
      progress.note(true, for: exercise, judging: try workspace.text(exercise.task))
    }
    return progress
  }

  @Test("a solved exercise tells its mistakes, as many as there are, and what was learned")
  func gain() throws {
    try withWorkspace(Self.files) { workspace in
      let workshop = workshop(workspace)
      let lines = workshop.course.exercises.map { workshop.gain(from: $0).map(\.text) }
      let mistakes = "You avoided 2 mistakes, such as this one: It is a."
      #expect(lines == [[mistakes, "Learned: You can count."], [mistakes], [mistakes]])
    }
  }

  @Test("a chapter's last exercise closes it and opens the next one")
  func chapter() throws {
    try withWorkspace(Self.files) { workspace in
      let workshop = workshop(workspace)
      let chapter = try #require(workshop.course.chapters.first)
      let lines = workshop.celebration(
        of: chapter, try progress("1.1", in: workspace), try progress("1.1", "1.2", in: workspace))
      #expect(
        lines.map(\.text) == [
          "", "Chapter 1, Control Freak, is finished: 2 exercises solved, 4 mistakes avoided.",
          "You can now find the dependencies.",
          "Next comes chapter 2, Protocols, where you learn to put a protocol in front of one.",
          "  read   Book/02-Protocols.md", "  demo   swift run Chapter2",
        ])
    }
  }

  @Test("the course's last exercise closes all of it")
  func course() throws {
    try withWorkspace(Self.files) { workspace in
      let workshop = workshop(workspace)
      let chapter = try #require(workshop.course.chapters.first)
      let lines = workshop.celebration(
        of: chapter, try progress("1.1", "2.1", in: workspace),
        try progress("1.1", "1.2", "2.1", in: workspace)
      ).map(\.text)
      #expect(lines[1] == "The whole course is finished: 3 exercises solved, 6 mistakes avoided.")
      #expect(lines.last == "Compare your answers with ours: swift run workshop solution 2.1")
      #expect((4...7).contains(lines.count))
    }
  }

  @Test("nothing is said before that moment, nor once more after it")
  func onlyThen() throws {
    try withWorkspace(Self.files) { workspace in
      let workshop = workshop(workspace)
      let chapter = try #require(workshop.course.chapters.first)
      let (none, one) = (try progress(in: workspace), try progress("1.1", in: workspace))
      let all = try progress("1.1", "1.2", in: workspace)
      #expect(workshop.celebration(of: chapter, none, one).isEmpty)
      #expect(workshop.celebration(of: chapter, all, all).isEmpty)
    }
  }

  @Test("a chapter that was begun already is not announced")
  func begunAlready() throws {
    try withWorkspace(
      Self.files.merging([
        "Exercises/Chapter2/2.2-N.swift": "", "Solutions/Chapter2/2.2-N.swift": "",
      ]) { $1 }
    ) {
      workspace in
      let workshop = workshop(workspace)
      let chapter = try #require(workshop.course.chapters.first)
      let lines = workshop.celebration(
        of: chapter, try progress("1.1", "2.1", in: workspace),
        try progress("1.1", "1.2", "2.1", in: workspace))
      #expect(lines.count == 3)
    }
  }
}
