import Dispatch
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import CourseModel

@Suite("The file of progress", .blocking)
struct ProgressFileTests {
  private static let hash = "60303ae22b998861"
  private let one = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
  private let two = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")

  @Test("two that save do not lose each other's lines")
  func twoWriters() throws {
    try withWorkspace([:]) { workspace in
      var (first, second) = (Progress(of: workspace), Progress(of: workspace))
      first.note(true, for: one, judging: "a")
      second.note(false, for: two, judging: "b")
      second.note(hints: 1, for: one)
      try first.save()
      try second.save()
      let (a, b) = (Progress.hash(of: "a"), Progress.hash(of: "b"))
      #expect(
        try workspace.text(".workshop/progress")
          == "1.1 solved \(a) hints=1\n1.2 open \(b) hints=0\n")
    }
  }

  @Test("many that save at once do not either")
  func manyWriters() throws {
    try withWorkspace([:]) { workspace in
      let failures = CallRecorder<String>()
      DispatchQueue.concurrentPerform(iterations: 40) { number in
        let exercise = Exercise(id: ExerciseID(chapter: 1, number: number + 1), name: "X")
        var progress = Progress(of: workspace)
        progress.note(hints: 1, for: exercise)
        do { try progress.save() } catch { failures.record("\(error)") }
      }
      #expect(failures.calls == [])
      let lines = try workspace.text(".workshop/progress").split(separator: "\n")
      #expect(lines == (1...40).map { "1.\($0) open - hints=1" })
    }
  }

  @Test("what another version has written stays: lines, and fields of a line")
  func otherVersion() throws {
    let text = "1.1 solved \(Self.hash) hints=1 stars=3\n1.2 skipped\n"
    try withWorkspace([".workshop/progress": text]) { workspace in
      var progress = Progress(of: workspace)
      #expect(progress.damage == nil)
      progress.note(hints: 2, for: one)
      let aside = try progress.save()
      #expect(aside == nil)
      let later = text.replacing("hints=1", with: "hints=2")
      #expect(try workspace.text(".workshop/progress") == later)
    }
  }

  @Test(
    "a damaged file is set aside as it is, and what can be read of it counts",
    arguments: [
      ("\u{FF}", "it is not UTF-8 text"), ("\0\0\n", "it contains null bytes"),
      ("<<<<<<< HEAD\n=======\n1.1 open - hints=0\n>>>>>>> x\n", "it has a merge conflict in it"),
    ])
  func damaged(junk: String, reason: String) throws {
    let line = "1.1 solved \(Self.hash) hints=2\n"
    // The one character that must not be encoded stands for the byte that no UTF-8 text has.
    let bytes = junk == "\u{FF}" ? Data([0xFF, 0x0A]) : Data(junk.utf8)
    let damaged = Data(line.utf8) + bytes
    try withWorkspace([".workshop/progress.damaged-1": "an earlier one"]) { workspace in
      try damaged.write(to: workspace.url(".workshop/progress"))
      var progress = Progress(of: workspace)
      #expect(progress.damage == reason)
      #expect(progress[one.id].isSolved)
      #expect(try Data(contentsOf: workspace.url(".workshop/progress")) == damaged)

      progress.note(hints: 1, for: two)
      let aside = try progress.save()
      #expect(aside == workspace.url(".workshop/progress.damaged-2").path)
      #expect(try Data(contentsOf: workspace.url(".workshop/progress.damaged-2")) == damaged)
      #expect(try workspace.text(".workshop/progress.damaged-1") == "an earlier one")
      #expect(try workspace.text(".workshop/progress") == line + "1.2 open - hints=1\n")
      #expect(progress.damage == nil)
    }
  }

  @Test("what cannot be read at all is set aside too")
  func unreadable() throws {
    try withWorkspace([".workshop/progress/a-folder": ""]) { workspace in
      var progress = Progress(of: workspace)
      #expect(progress.damage == "it is not a file")
      progress.note(hints: 1, for: one)
      try progress.save()
      #expect(workspace.fileExists(".workshop/progress.damaged-1/a-folder"))
      #expect(try workspace.text(".workshop/progress") == "1.1 open - hints=1\n")
    }
  }

  @Test("a file that is far too large is set aside, and not read to its end")
  func tooLarge() throws {
    let text = String(repeating: "1.1 open - hints=0\n", count: 60_000)
    try withWorkspace([".workshop/progress": text]) { workspace in
      var progress = Progress(of: workspace)
      #expect(progress.damage == "it is larger than 1 MB")
      progress.note(hints: 1, for: two)
      try progress.save()
      #expect(try workspace.text(".workshop/progress.damaged-1") == text)
    }
  }

  @Test("a line that was cut off is kept and told, and so is no line of a later version")
  func garbled() throws {
    try withWorkspace([".workshop/progress": "1.1 solved 9f86\nstreak 3\n"]) { workspace in
      #expect(Progress(of: workspace).garbled == ["1.1 solved 9f86"])
    }
  }

  @Test("a file that may not be read is neither taken for empty nor written over")
  func locked() throws {
    // Root may read everything.
    guard getuid() != 0 else { return }
    try withWorkspace([".workshop/progress": "1.1 open - hints=2\n"]) { workspace in
      let file = workspace.url(".workshop/progress")
      #expect(chmod(file.path, 0) == 0)
      var progress = Progress(of: workspace)
      #expect(progress.lock == "Permission denied")
      progress.note(hints: 1, for: two)
      #expect(throws: ProgressError.self) { try progress.save() }
      #expect(chmod(file.path, 0o600) == 0)
      let text = try workspace.text(".workshop/progress")
      #expect(text == "1.1 open - hints=2\n")
    }
  }

  @Test("an exercise whose tests are new since it was solved stays solved, and is told apart")
  func newTests() throws {
    let files = [
      "Sources/Chapter1-A/x.swift": "", one.task: "let a = 1", one.tests: "old", one.solution: "",
    ]
    try withWorkspace(files) { workspace in
      var progress = Progress(of: workspace)
      progress.note(true, for: one, judging: "let a = 1")
      try progress.save()
      #expect(!Progress(of: workspace).hasNewTests(one))
      try Data("new".utf8).write(to: workspace.url(one.tests))
      #expect(Progress(of: workspace).state(of: one) == .solved)
      #expect(Progress(of: workspace).hasNewTests(one))
    }
  }

  @Test("the folder may be renamed")
  func renamed() throws {
    try withWorkspace([one.task: "let a = 1"]) { workspace in
      var progress = Progress(of: workspace)
      progress.note(true, for: one, judging: "let a = 1")
      try progress.save()
      let elsewhere = workspace.root.appendingPathExtension("renamed")
      try FileManager.default.moveItem(at: workspace.root, to: elsewhere)
      defer { try? FileManager.default.removeItem(at: elsewhere) }
      #expect(Progress(of: Workspace(root: elsewhere)).state(of: one) == .solved)
    }
  }
}
