@testable import CourseModel
import Foundation
@testable import Processes
import TestSupport
import Testing
import WorkshopTestSupport

@testable import WorkshopApp

/// Each test has a git repository of its own, with a course author and a learner.
@Suite("Bringing an exercise back", .blocking)
struct ResetTests {
  private static let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
  private static let stub = "// TODO: 1.1\nlet one = 0\n"
  private static let files = [
    "Sources/Chapter1-A/x.swift": "", exercise.solution: "let one = 1\n", exercise.task: stub,
  ]
  private let exercise = Self.exercise

  private func withRepository(_ body: (Workspace) throws -> Void) throws {
    try withWorkspace(Self.files) { workspace in
      try git("init", "--quiet", in: workspace)
      try commit(as: "author", in: workspace)
      try body(workspace)
    }
  }

  private func git(_ arguments: String..., in workspace: Workspace) throws {
    let outcome = try ProcessRunner.forTests().run(
      Command(
        "git", ["-c", "user.name=x"] + arguments, in: workspace.root,
        environment: ["GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil]))
    try #require(outcome.succeeded, "\(outcome.output)")
  }

  private func commit(as author: String, in workspace: Workspace) throws {
    try git("add", "--all", in: workspace)
    try git(
      "-c", "user.email=\(author)@example.org", "-c", "commit.gpgsign=false", "commit", "--quiet",
      "--message", author, in: workspace)
  }

  private func write(_ text: String, to path: String, in workspace: Workspace) throws {
    try Data(text.utf8).write(to: workspace.url(path))
  }

  private func reset(_ workspace: Workspace) throws -> String {
    let written = CallRecorder<String>()
    let exit = try Workshop(workspace, output: written).reset(exercise)
    #expect(exit == .success)
    return written.calls.joined()
  }

  private func backups(in workspace: Workspace) throws -> [String] {
    try workspace.files(below: ".workshop/backups").map(workspace.text)
  }

  @Test("the original is back, and every version of the learner's is kept and named")
  func backup() throws {
    try withRepository { workspace in
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

  @Test("also after the learner has committed an answer, and one with the TODO still in it")
  func committed() throws {
    try withRepository { workspace in
      for answer in ["let one = 3 // TODO: 1.1\n", "let one = 4\n"] {
        try write(answer, to: exercise.task, in: workspace)
        try commit(as: "learner", in: workspace)
      }
      _ = try reset(workspace)
      #expect(try workspace.text(exercise.task) == Self.stub)
      #expect(try backups(in: workspace) == ["let one = 4\n"])
    }
  }

  @Test("an update of the course brings the newer original, whatever the learner has done since")
  func updated() throws {
    try withRepository { workspace in
      let newer = "// TODO: 1.1\nlet one = -1\n"
      // The course's author is known by the reference answers.
      try write("let one = 1 // better\n", to: exercise.solution, in: workspace)
      try commit(as: "author", in: workspace)
      try write(newer, to: exercise.task, in: workspace)
      try commit(as: "author", in: workspace)
      try write("let one = 5 // TODO: 1.1\n", to: exercise.task, in: workspace)
      try commit(as: "learner", in: workspace)
      _ = try reset(workspace)
      #expect(try workspace.text(exercise.task) == newer)
    }
  }

  @Test("in a shallow clone, and where the learner has made the first commit")
  func shallow() throws {
    try withRepository { workspace in
      try write("// TODO: 1.1 newer\n", to: exercise.task, in: workspace)
      try commit(as: "author", in: workspace)
      let clone = Workspace(root: workspace.url("clone"))
      try git(
        "clone", "--quiet", "--depth", "1", "file://\(workspace.root.path)", "clone", in: workspace)
      try write("mine, with TODO: 1.1\n", to: exercise.task, in: clone)
      try commit(as: "author", in: clone)
      _ = try reset(clone)
      #expect(try clone.text(exercise.task) == "// TODO: 1.1 newer\n")
    }
  }

  @Test("a file that is gone comes back, and one that is not UTF-8 is kept byte for byte")
  func goneOrForeign() throws {
    try withRepository { workspace in
      try FileManager.default.removeItem(at: workspace.url(exercise.task))
      #expect(!(try reset(workspace)).contains("Your version"))
      #expect(try workspace.text(exercise.task) == Self.stub)
      let bytes = Data([0x2F, 0xE6, 0x0A])
      try bytes.write(to: workspace.url(exercise.task))
      _ = try reset(workspace)
      let copy = try #require(workspace.files(below: ".workshop/backups").first)
      #expect(try Data(contentsOf: workspace.url(copy)) == bytes)
    }
  }

  @Test("what is as it was at the start is left alone")
  func untouched() throws {
    try withRepository { workspace in
      let text = try reset(workspace)
      #expect(text == "1.1 One is already as it was at the start.\n")
      #expect(!workspace.fileExists(".workshop"))
    }
  }

  @Test("a link is replaced; what it leads to stays as it is")
  func link() throws {
    try withRepository { workspace in
      try write("elsewhere", to: "elsewhere.swift", in: workspace)
      let file = workspace.url(exercise.task)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(
        at: file, withDestinationURL: workspace.url("elsewhere.swift"))
      _ = try reset(workspace)
      #expect(try workspace.text("elsewhere.swift") == "elsewhere")
      #expect(try workspace.text(exercise.task) == Self.stub)
      #expect(try backups(in: workspace) == ["elsewhere"])
    }
  }

  @Test("a solved exercise counts as begun because of its hints, which stay shown")
  func progress() throws {
    try withRepository { workspace in
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

  @Test("without a history nothing is touched, and the way out is told")
  func noHistory() throws {
    try withWorkspace(Self.files) { workspace in
      try write("mine", to: exercise.task, in: workspace)
      // The folder of temporary files may be in a repository; here it is none.
      try write("gitdir: /nowhere", to: ".git", in: workspace)
      let error = #expect(throws: ResetError.self) { _ = try reset(workspace) }
      #expect(error?.description.contains("Clone the workshop once more") == true)
      #expect(try workspace.text(exercise.task) == "mine")
      #expect(!workspace.fileExists(".workshop"))
    }
  }

  @Test("an archive without a history has the copies that its first command has made")
  func archive() throws {
    // The folder of temporary files may be in a repository.
    try withWorkspace(Self.files) { workspace in
      guard !isInRepository(workspace.root) else { return }
      let workshop = Workshop(workspace, output: CallRecorder())
      workshop.keepOriginals()
      try write("mine", to: exercise.task, in: workspace)
      workshop.keepOriginals()
      _ = try reset(workspace)
      #expect(try workspace.text(exercise.task) == Self.stub)
      #expect(try backups(in: workspace) == ["mine"])
    }
  }

  private func isInRepository(_ folder: URL) -> Bool {
    folder.path != "/"
      && (folder.appending(path: ".git").kind != nil
        || isInRepository(folder.deletingLastPathComponent()))
  }

  @Test("a repository has its history, and needs no copies")
  func noCopies() throws {
    try withRepository { workspace in
      Workshop(workspace, output: CallRecorder()).keepOriginals()
      #expect(!workspace.fileExists(".workshop"))
    }
  }

  @Test(
    "a folder, a pipe or a link to nowhere in the file's place is kept, and the original is back")
  func noFile() throws {
    try withRepository { workspace in
      let file = workspace.url(exercise.task)
      let places: [() throws -> Void] = [
        {
          try FileManager.default.createDirectory(
            at: file.appending(path: "inside"), withIntermediateDirectories: true)
        },
        { try #require(mkfifo(file.path, 0o600) == 0) },
        {
          try FileManager.default.createSymbolicLink(
            atPath: file.path, withDestinationPath: "nowhere.swift")
        },
      ]
      for place in places {
        try FileManager.default.removeItem(at: file)
        try place()
        let kind = file.kind
        #expect(throws: WorkspaceError.self) { try workspace.text(exercise.task) }
        let text = try reset(workspace)
        #expect(try workspace.text(exercise.task) == Self.stub)
        let copy = try #require(text.firstMatch(of: /Your version is in (\S+)\./)?.1)
        #expect(workspace.url(String(copy)).kind == kind)
      }
    }
  }

  @Test("where the copy can't be kept, the file stays, and the folder of the copies is named")
  func notKept() throws {
    try withRepository { workspace in
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

  @Test("git that is missing, or that refuses another user's folder, is told with its cure")
  func git() throws {
    let scripts = [
      ("exit 127", "git isn't installed"),
      (
        "echo \"fatal: detected dubious ownership in repository at '/x'\"; exit 128",
        "safe.directory"
      ),
    ]
    for (script, cure) in scripts {
      try withWorkspace(Self.files) { workspace in
        try FileManager.default.createDirectory(
          at: workspace.url("bin"), withIntermediateDirectories: true)
        try Process.write(script: "#!/bin/sh\n\(script)\n", to: workspace.url("bin/git"))
        let runner = ProcessRunner.forTests(["PATH": "\(workspace.url("bin").path):/usr/bin:/bin"])
        let workshop = Workshop(
          workspace, terminal: .scripted(output: CallRecorder()), runner: runner)
        let error = #expect(throws: ResetError.self) { _ = try workshop.reset(exercise) }
        #expect(error?.description.contains(cure) == true)
      }
    }
  }

  @Test("only the number or the file of an exercise will do", arguments: ["1", "1.2", "README.md"])
  func refused(word: String) throws {
    try withWorkspace(Self.files.merging(["README.md": ""]) { $1 }) { workspace in
      let course = Course(discoveredIn: workspace)
      #expect(throws: SelectionError.self) { try Selection.exercise(word, in: course) }
      for known in ["1.1", workspace.url(exercise.task).path] {
        let found = try Selection.exercise(known, in: course)
        #expect(found == exercise)
      }
    }
  }
}
