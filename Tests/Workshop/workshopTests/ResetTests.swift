@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop
import Toolchain

@Suite("Bringing an exercise back", .blocking)
struct ResetTests {
  private static let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
  private static let stub = "// 1.1\n\nlet one = 0\n"
  private static let files = [
    "Sources/Chapter1-A/x.swift": "", exercise.solution: "// 1.1\n\nlet one = 1\n",
    exercise.task: stub, exercise.mistakes: page("let one = 0"),
  ]
  private let exercise = Self.exercise

  private static func page(_ stub: String) -> String {
    "# Ways to get 1.1 wrong\n\n## Not begun\n\n```swift\n\(stub)\n```\n"
  }

  private func write(_ text: String, to path: String, in workspace: Workspace) throws {
    try Data(text.utf8).write(to: workspace.url(path))
  }

  private func reset(
    _ workspace: Workspace, stateFolder: URL? = nil, from folder: URL? = nil
  ) throws -> String {
    let written = CallRecorder<String>()
    let workshop = Workshop(
      Course(discoveredIn: workspace),
      terminal: .scripted(output: written, columns: folder == nil ? nil : 40).wrapping(atMost: 100),
      runner: .forTests(),
      toolchain: { _ in .unused }, stateFolder: stateFolder, folder: folder)
    #expect(try workshop.reset(exercise) == .success)
    return written.calls.joined()
  }

  private func backups(in workspace: Workspace) throws -> [String] {
    try workspace.files(below: ".workshop/backups").map(workspace.text)
  }

  @Test("the original is back, and every version of the learner's is kept and named")
  func backup() throws {
    try withWorkspace(Self.files) { workspace in
      for answer in ["first", "second"] {
        try write(answer, to: exercise.task, in: workspace)
        let text = try reset(workspace)
        #expect(try workspace.text(exercise.task) == Self.stub)
        let command = try #require(text.firstMatch(of: /To get it back:\n  cp (\S+) \\\n    (\S+)/))
        #expect(try workspace.text(String(command.1)) == answer)
        #expect(String(command.2) == exercise.task)
      }
      #expect(try backups(in: workspace) == ["first", "second"])
    }
  }

  @Test("the command that brings the version back works where it's typed, with blanks in names")
  func command() throws {
    try withWorkspace(Self.files) { workspace in
      try write("mine", to: exercise.task, in: workspace)
      let folder = workspace.url("Exercises/Chapter1")
      let text = try reset(workspace, stateFolder: workspace.url("my state"), from: folder)
      let command = try #require(
        text.firstRange(of: "To get it back:\n").map { text[$0.upperBound...] })
      let outcome = try ProcessRunner.forTests().run(
        Command("sh", ["-c", String(command)], in: folder))
      #expect(outcome.succeeded, "\(outcome.output)")
      #expect(try workspace.text(exercise.task) == "mine")
    }
  }

  @Test("a file that is gone comes back")
  func gone() throws {
    try withWorkspace(Self.files) { workspace in
      try FileManager.default.removeItem(at: workspace.url(exercise.task))
      #expect(!(try reset(workspace)).contains("Your version"))
      #expect(try workspace.text(exercise.task) == Self.stub)
    }
  }

  @Test("what is as it was at the start is left alone")
  func untouched() throws {
    try withWorkspace(Self.files) { workspace in
      let text = try reset(workspace)
      #expect(text == "1.1 One is already as it was at the start.\n")
      #expect(!workspace.fileExists(".workshop"))
    }
  }

  @Test("a solved exercise counts as begun because of its hints, which stay shown")
  func progress() throws {
    try withWorkspace(Self.files) { workspace in
      try write("let one = 1", to: exercise.task, in: workspace)
      var progress = Progress(of: workspace)
      progress.note(true, for: exercise, judging: "let one = 1")
      progress.note(hints: 2, for: exercise)
      try progress.save()
      _ = try reset(workspace)
      #expect(Progress(of: workspace).state(of: exercise) == .begun)
      #expect(Progress(of: workspace)[exercise.id].hints == 2)
    }
  }

  @Test(
    "where the course's own files are gone, nothing is touched, and the way out is told",
    arguments: [exercise.solution, exercise.mistakes])
  func noOriginal(gone: String) throws {
    try withWorkspace(Self.files) { workspace in
      try write("mine", to: exercise.task, in: workspace)
      try FileManager.default.removeItem(at: workspace.url(gone))
      let error = #expect(throws: ResetError.self) { _ = try reset(workspace) }
      #expect(error?.description.contains("git checkout HEAD -- ") == true)
      #expect(try workspace.text(exercise.task) == "mine")
      #expect(!workspace.fileExists(".workshop"))
    }
  }

  @Test("where the copy can't be kept, the file stays, and the folder of the copies is named")
  func notKept() throws {
    try withWorkspace(Self.files) { workspace in
      try write("mine", to: exercise.task, in: workspace)
      try write("a file", to: ".workshop", in: workspace)
      let error = #expect(throws: ResetError.self) { _ = try reset(workspace) }
      let text = error?.description ?? ""
      #expect(text.contains("could not be kept in .workshop/backups: "), "\(text)")
      #expect(text.contains("move it away"), "\(text)")
      #expect(!text.contains("NSCocoaErrorDomain"), "\(text)")
      #expect(try workspace.text(exercise.task) == "mine")
    }
  }
}
