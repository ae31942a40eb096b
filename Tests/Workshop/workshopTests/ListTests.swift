@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("The list of exercises")
struct ListTests {
  private static let one = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
  private static let files = [
    "Sources/Chapter1-A/x.swift": "",
    one.task: "// 1.1 · Number one  ★★☆\n", one.solution: "", one.tests: "old",
    "Solutions/Chapter1/1.2-TwoThings.swift": "",
  ]

  private func list(_ workspace: Workspace, json: Bool = false, isPlain: Bool = false) throws
    -> String
  {
    let written = CallRecorder<String>()
    let terminal = Terminal.scripted(output: written)
    let workshop = Workshop(workspace, terminal: isPlain ? terminal.plain() : terminal)
    #expect(try workshop.list(json: json) == .success)
    return written.calls.joined()
  }

  @Test("each with its state, grade and title; on a plain terminal each is a sentence")
  func text() throws {
    try withWorkspace(Self.files) { workspace in
      var progress = Progress(of: workspace)
      progress.note(true, for: Self.one, judging: "something else")
      try progress.save()
      #expect(
        try list(workspace) == """
          1.1   changed      ★★☆  Number one
          1.2   open         ☆☆☆  Two Things

          """)
      #expect(
        try list(workspace, isPlain: true) == """
          1.1 Number one: changed, medium
          1.2 Two Things: open, not graded

          """)
    }
  }

  @Test("as JSON with keys that stay")
  func json() throws {
    try withWorkspace(Self.files) { workspace in
      var progress = Progress(of: workspace)
      progress.note(true, for: Self.one, judging: try workspace.text(Self.one.task))
      progress.note(hints: 2, for: Self.one)
      try progress.save()
      try Data("new".utf8).write(to: workspace.url(Self.one.tests))
      let text = try list(workspace, json: true)
      let row = """
            {
              "chapter" : 1,
              "file" : "Exercises/Chapter1/1.1-One.swift",
              "grade" : 2,
              "hints" : 2,
              "id" : "1.1",
              "newTests" : true,
              "state" : "solved",
              "title" : "Number one"
            },
        """
      #expect(text.hasPrefix("{\n  \"exercises\" : [\n\(row)\n"))
      #expect(text.hasSuffix("  ],\n  \"version\" : 1\n}\n"))
      let listing = try JSONDecoder().decode(Workshop.Listing.self, from: Data(text.utf8))
      #expect(listing.exercises.map(\.state) == [.solved, .open])
    }
  }
}
