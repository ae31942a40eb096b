import Foundation
import Testing
import WorkshopTestSupport

@testable import CourseModel

/// Foundation has one, too.
typealias Progress = CourseModel.Progress

@Suite("What is known of a learner")
struct ProgressTests {
  private let one = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")

  @Test("a solved exercise that is edited must be checked again")
  func recheck() throws {
    try withWorkspace([one.task: "let x = 1"]) { workspace in
      #expect(Progress(of: workspace).state(of: one) == .open)
      var progress = Progress(of: workspace)
      progress.note(false, for: one, judging: "let x = 0")
      try progress.save()
      #expect(Progress(of: workspace).state(of: one) == .begun)
      progress.note(true, for: one, judging: try workspace.text(one.task))
      try progress.save()
      #expect(Progress(of: workspace).state(of: one) == .solved)
      try Data("// edited".utf8).write(to: workspace.url(one.task))
      #expect(Progress(of: workspace).state(of: one) == .recheck)
    }
  }

  @Test("a solved answer stays solved when another one has been tried and it is put back")
  func putBack() throws {
    try withWorkspace([one.task: "solved"]) { workspace in
      var progress = Progress(of: workspace)
      progress.note(true, for: one, judging: "solved")
      progress.note(false, for: one, judging: "another")
      #expect(progress.state(of: one) == .solved)
      try Data("another".utf8).write(to: workspace.url(one.task))
      #expect(progress.state(of: one) == .recheck)
      progress.note(false, for: one, judging: "solved")
      #expect(progress.state(of: one) == .begun, "Its tests have changed.")
    }
  }

  @Test(
    "an answer that `swift test` has found solved counts, until it's edited or judged otherwise")
  func passedTests() throws {
    let copy = ".workshop/passed/1.1.swift"
    try withWorkspace([one.task: "solved", copy: "solved"]) { workspace in
      var progress = Progress(of: workspace)
      #expect(progress.state(of: one) == .solved)
      try Data("edited".utf8).write(to: workspace.url(one.task))
      #expect(progress.state(of: one) == .open)
      progress.note(false, for: one, judging: "edited")
      try Data("solved".utf8).write(to: workspace.url(one.task))
      #expect(progress.state(of: one) == .solved)
      progress.note(false, for: one, judging: "solved")
      #expect(progress.state(of: one) != .solved, "Its tests have changed.")
    }
  }

  @Test("an exercise is begun when it differs from its original, or when a hint was shown")
  func begun() throws {
    let (start, page) = ("// 1\n\nstart\n", "## Not begun\n\n```swift\nstart\n```\n")
    let files = [one.task: start, one.solution: "// 1\n\nsolved\n", one.mistakes: page]
    try withWorkspace(files) { workspace in
      var progress = Progress(of: workspace)
      progress.note(false, for: one, judging: start)
      try progress.save()
      #expect(Progress(of: workspace).state(of: one) == .open, "Looking at it is no beginning.")
      try Data("edited".utf8).write(to: workspace.url(one.task))
      #expect(Progress(of: workspace).state(of: one) == .begun)
      try Data(start.utf8).write(to: workspace.url(one.task))
      progress.note(hints: 1, for: one)
      #expect(progress.state(of: one) == .begun)
    }
  }

  @Test("what two programs record at the same time is kept")
  func merged() throws {
    try withWorkspace([one.task: ""]) { workspace in
      let two = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")
      var (mine, theirs) = (Progress(of: workspace), Progress(of: workspace))
      mine.note(hints: 1, for: one)
      theirs.note(hints: 2, for: two)
      try mine.save()
      try theirs.save()
      let progress = Progress(of: workspace)
      #expect(progress[one.id].hints == 1 && progress[two.id].hints == 2)
    }
  }

  @Test("a damaged file is set aside, and never overwritten")
  func damaged() throws {
    let text = "<<<<<<<\n"
    let files = [".workshop/progress.json": text, ".workshop/progress.damaged-1": "an earlier one"]
    try withWorkspace(files) { workspace in
      var progress = Progress(of: workspace)
      #expect(progress.isDamaged)
      progress.note(hints: 1, for: one)
      let aside = try progress.save()
      #expect(aside == workspace.url(".workshop/progress.damaged-2").path)
      #expect(try workspace.text(".workshop/progress.damaged-2") == text)
      #expect(try workspace.text(".workshop/progress.damaged-1") == "an earlier one")
      #expect(!Progress(of: workspace).isDamaged && progress[one.id].hints == 1)
    }
  }
}
