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

  @Test("the state may lie in a folder elsewhere")
  func stateElsewhere() throws {
    try withWorkspace([:]) { workspace in
      let folder = workspace.url("elsewhere")
      var progress = Progress(of: workspace, in: folder)
      progress.note(hints: 2, for: one)
      try progress.save()
      #expect(Progress(of: workspace, in: folder)[one.id].hints == 2)
      #expect(!workspace.fileExists(".workshop"))
    }
  }

  @Test("the hash is FNV-1a, whose published values it gives")
  func hash() {
    #expect(Progress.hash(of: "") == "cbf29ce484222325")
    #expect(Progress.hash(of: "a") == "af63dc4c8601ec8c")
    #expect(Progress.hash(of: "foobar") == "85944171f73967e8")
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

  @Test("a damaged file is set aside, and never overwritten", arguments: ["", "<<<<<<<\n", "[1]"])
  func damaged(text: String) throws {
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

  @Test("a file that can't be read now is left alone", .enabled(if: getuid() != 0))
  func unreadable() throws {
    try withWorkspace([".workshop/progress.json": "{}"]) { workspace throws in
      let file = workspace.url(".workshop/progress.json")
      #expect(chmod(file.path, 0) == 0)
      var progress = Progress(of: workspace)
      #expect(progress.lock == "Permission denied")
      progress.note(hints: 1, for: one)
      #expect(throws: ProgressError.self) { try progress.save() }
    }
  }

  @Test("an exercise whose tests are new since it was solved stays solved, and is told apart")
  func newTests() throws {
    let files = [one.task: "let a = 1", one.tests: "old", one.solution: ""]
    try withWorkspace(files) { workspace in
      var progress = Progress(of: workspace)
      progress.note(true, for: one, judging: "let a = 1")
      #expect(!progress.hasNewTests(one))
      try Data("new".utf8).write(to: workspace.url(one.tests))
      #expect(progress.state(of: one) == .solved && progress.hasNewTests(one))
    }
  }
}
