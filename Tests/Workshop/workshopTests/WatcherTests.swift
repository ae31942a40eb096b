@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("Watching")
struct WatcherTests {
  private let one = WatchStage.one
  private let two = WatchStage.two
  private let three = WatchStage.three
  private let stage = WatchStage()
  private let prompt = "Waiting for a save. 1.1 Number one: h hint, n next, ? keys\n"

  private func watching(
    from id: String? = nil, once: Bool = false, hasKeys: Bool = true,
    verdict: @escaping @Sendable (Exercise) async throws -> WorkshopExit = { _ in .red },
    _ learner: (Workspace) async throws -> Void
  ) async throws -> WorkshopExit {
    try await stage.session(from: id, once: once, hasKeys: hasKeys, verdict: verdict, learner)
  }

  @Test("it begins with the next exercise, or with the one that was asked for")
  func begins() async throws {
    _ = try await watching { _ in
      await stage.checks.waitForCalls(1)
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.1"])
    let other = WatchStage()
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("Solutions/Chapter1/1.2-Two.swift")
      for folder in [
        file.deletingLastPathComponent(), folder.appending(path: "Sources/Chapter1-A"),
      ] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try Data().write(to: file)
      other.type("q")
      _ = try await other.watch(Workspace(root: folder), from: "1.2")
      #expect(
        other.text.contains("── 1.2 Two, 12:34:56\n  edit   Exercises/Chapter1/1.2-Two.swift\n"))
    }
  }

  @Test("it follows the exercise that was saved, and goes to no other by itself")
  func follows() async throws {
    let exit = try await watching(verdict: { _ in .success }) { _ in
      await stage.checks.waitForCalls(1)
      await stage.save("a", to: two)
      await stage.checks.waitForCalls(2)
      await stage.save("b", to: two)
      await stage.checks.waitForCalls(3)
      for _ in 1...5 { await stage.look() }
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.1", "1.2", "1.2"])
    #expect(stage.text.contains("\n── 1.2 saved 12:34:56\n"))
    #expect(exit == .success)
  }

  @Test("of several that are saved at once it checks the one it was at, and names the others")
  func severalAtOnce() async throws {
    _ = try await watching(from: "1.2") { _ in
      await stage.checks.waitForCalls(1)
      await stage.save("a", to: one, two, three)
      await stage.checks.waitForCalls(2)
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.2", "1.2"])
    #expect(stage.text.contains("── 1.2 saved 12:34:56, and 1.1 and 1.3\n"))
  }

  @Test("a check that runs is ended when the file changes again, and another one begins")
  func cancels() async throws {
    let gate = TestClock()
    _ = try await watching(verdict: { _ in
      try await gate.sleep(for: .seconds(1))
      return .red
    }) { _ in
      await stage.checks.waitForCalls(1)
      await stage.save("a", to: one)
      await stage.checks.waitForCalls(2)
      await stage.save("b", to: three)
      await stage.checks.waitForCalls(3)
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.1", "1.1", "1.3"])
    #expect(stage.cancelled.calls == ["1.1", "1.1", "1.3"], "The last one is ended by q.")
    #expect(!stage.text.contains("Waiting for a save"), "No verdict was told.")
  }

  @Test("once: it waits for a save and ends with the verdict's code")
  func once() async throws {
    let exit = try await watching(once: true, hasKeys: false, verdict: { _ in .doesNotCompile }) {
      _ in
      await stage.look()
      #expect(stage.checks.count == 0)
      await stage.save("a", to: three)
    }
    #expect(exit == .doesNotCompile)
    #expect(stage.checks.calls == ["1.3"])
  }

  @Test("once: what nothing can be said about is thrown")
  func onceThrows() async throws {
    await #expect(throws: WorkspaceError.notFound("x")) {
      try await watching(
        once: true, hasKeys: false, verdict: { _ in throw WorkspaceError.notFound("x") }
      ) { _ in await stage.save("a", to: three) }
    }
  }

  @Test("once: it ends when nobody is there any more")
  func onceAlone() async throws {
    let exit = try await watching(once: true, hasKeys: false) { _ in stage.leave.finish() }
    #expect(exit == .red)
  }

  @Test("a file that is gone for good is told once, and told when it is back")
  func gone() async throws {
    _ = try await watching { _ in
      await stage.checks.waitForCalls(1)
      await stage.save(nil, to: two)
      for _ in 1...SavedFiles.absenceLimit { await stage.look() }
      await stage.save("", to: two)
      stage.type("q")
    }
    #expect(stage.text.ranges(of: "Exercises/Chapter1/1.2-Two.swift is missing").count == 1)
    #expect(stage.text.contains("Exercises/Chapter1/1.2-Two.swift is back.\n"))
    #expect(stage.checks.calls == ["1.1"])
  }

  @Test("an error is told, and the watch goes on")
  func errors() async throws {
    _ = try await watching(verdict: { _ in throw WorkspaceError.missing("Package.swift") }) { _ in
      await stage.checks.waitForCalls(1)
      await stage.save("a", to: one)
      await stage.checks.waitForCalls(2)
      stage.type("q")
    }
    #expect(stage.text.contains("There is no file Package.swift.\n"))
  }

  @Test("h shows a hint of the current exercise, ? the keys; other keys say that they do nothing")
  func keys() async throws {
    let exit = try await watching { _ in
      await stage.checks.waitForCalls(1)
      stage.type("kh?q")
    }
    #expect(exit == .success)
    #expect(stage.text.contains("This key does nothing; ? lists the keys.\n"))
    #expect(stage.text.contains("1.1 Number one, hint 1 of 3\n"))
    #expect(
      stage.text.contains("\n\n  h  show the next hint\n  n  go to the next exercise\n  l  list"))
  }

  @Test("r checks again")
  func again() async throws {
    _ = try await watching { _ in
      stage.type("r")
      await stage.checks.waitForCalls(2)
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.1", "1.1"])
  }

  @Test("n goes to the next exercise and checks it")
  func next() async throws {
    _ = try await watching { _ in
      await stage.checks.waitForCalls(1)
      stage.type("n")
      await stage.checks.waitForCalls(2)
      stage.type("q")
    }
    #expect(stage.checks.calls == ["1.1", "1.2"])
    #expect(
      stage.text.contains(
        "\n── 1.2 Number two  ★★☆, 12:34:56\n  edit   Exercises/Chapter1/1.2-Two.swift\n"))
  }

  @Test("s asks first, and only y means yes", arguments: ["y", "n", "q"])
  func solution(says key: String) async throws {
    _ = try await watching { _ in
      await stage.checks.waitForCalls(1)
      stage.type("sh\(key)")
      #expect(await stage.sees("Type y or n.\n"), "Another key is no answer.")
      stage.type("q")
    }
    #expect(stage.text.contains("1.1 Number one is not solved. Show our answer? y yes, n no\n"))
    #expect(stage.text.contains("Solutions/Chapter1/1.1-One.swift") == (key == "y"))
    #expect(stage.text.contains("Not shown.") == (key != "y"))
    #expect(!stage.text.contains("hint 1 of 3"))
  }

  @Test("x asks, brings the exercise back, and says where the copy is; its own change is no save")
  func reset() async throws {
    _ = try await watching { workspace in
      await stage.checks.waitForCalls(1)
      let original = "// 1.1\n\nlet one = 0\n"
      let page = "## Not begun\n\n```swift\nlet one = 0\n```\n"
      for (path, text) in [(one.solution, original), (one.mistakes, page)] {
        let file = workspace.url(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      stage.type("xn")
      #expect(await stage.sees("Not reset.\n"))
      stage.type("xy")
      await stage.checks.waitForCalls(2)
      await stage.look()
      stage.type("q")
      #expect(try workspace.text(one.task) == original)
    }
    #expect(
      stage.text.contains("Reset 1.1? Your version is kept as a copy. y yes, n no"))
    #expect(stage.text.contains("Your version is in .workshop/backups/1.1-One-"))
    #expect(stage.checks.calls == ["1.1", "1.1"])
  }

  @Test("who goes on while a check runs is told that it was ended")
  func nextMeanwhile() async throws {
    let gate = TestClock()
    _ = try await watching(verdict: { _ in
      try await gate.sleep(for: .seconds(1))
      return .red
    }) { _ in
      await gate.waitForSleepers(1)
      stage.type("n")
      await stage.checks.waitForCalls(2)
      stage.type("q")
    }
    #expect(stage.text.contains("The check of 1.1 was stopped.\n"))
  }

  @Test("s shows the answer at once where the exercise is solved")
  func solutionOfSolved() async throws {
    _ = try await watching(from: "1.1") { workspace in
      await stage.checks.waitForCalls(1)
      var progress = Progress(of: workspace)
      progress.note(true, for: one, judging: try workspace.text(one.task))
      try progress.save()
      stage.type("sq")
    }
    #expect(stage.text.contains("Solutions/Chapter1/1.1-One.swift"))
    #expect(!stage.text.contains("Press y"))
  }
}
