@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import Toolchain

/// Building with the compiler itself, on one copy of the fixture course: what was compiled is what
/// the log says.
@Suite("The compiler is called for what has changed, and for nothing else", .serialized, .blocking)
struct DirectBuildTests {
  /// One copy for the whole run, so that it is built from nothing only once.
  private static let copy = Result { try FixtureCourse.copyForTheRun() }

  private let workspace: Workspace
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Red")

  private static let answer = """
    // Given.

    func red() -> Int { 7 }

    """
  private static let (exercises, tests) = (
    "Compiling Chapter1Exercises", "Compiling Chapter1ExercisesTests"
  )
  private static let link = "Linking 1.2/tests"
  private static let all = ["Compiling Support", "Compiling ExerciseTests", exercises, tests, link]

  init() throws {
    workspace = try Self.copy.get()
  }

  /// What a build has done, and how often it has asked for the manifest.
  private struct Build {
    let result: TestBuild?
    let steps: [String]
    /// The same as a learner is told it.
    let told: [String]
    let manifests: Int

    var isBuilt: Bool { if case .built = result { true } else { false } }

    /// What a run of the tests reports as failed.
    func issues() throws -> [String] {
      guard case .built(let run) = result else { return ["It isn't built."] }
      let result = try run(.seconds(60)) { _ in }
      return result.events.tests.flatMap(\.issues).flatMap { $0.details + [$0.summary] }
    }
  }

  /// Builds an answer to 1.2 as a new run of the program would.
  private func build(
    _ answer: String = answer, in other: Workspace? = nil, path: String? = nil
  ) throws -> Build {
    let workspace = other ?? workspace
    let file = workspace.url("\(Toolchain.answersFolder)/Chapter1/1.2-Red.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(answer.utf8).write(to: file)
    let runner = ProcessRunner.forTests(path.map { ["PATH": $0] } ?? [:])
    let (steps, told) = (CallRecorder<String>(), CallRecorder<String>())
    let manifests = CallRecorder<Void>()
    let package = PackageManager(
      workspace: workspace, runner: runner, scratchPath: ".build/workshop/package")
    let way = DirectBuild(workspace, runner) { chapter in
      manifests.record(())
      return try package.describe(chapter)
    }
    let result = try way.build(exercise) { event in
      if case .step(let step) = event { told.record(step) }
      guard case .output(let line) = event, line.contains(#/^(Compiling|Linking) /#) else { return }
      steps.record(line)
    }
    return Build(
      result: result, steps: steps.calls, told: told.calls, manifests: manifests.count)
  }

  @Test("from nothing everything is built, and what has not changed is not built again")
  func unchanged() throws {
    try? FileManager.default.removeItem(at: workspace.url(".build"))
    let first = try build()
    #expect(first.isBuilt && first.steps == Self.all && first.manifests == 1)
    #expect(
      first.told == [
        "Reading Package.swift", "Compiling Support, 1 of 5", "Compiling ExerciseTests, 2 of 5",
        "Compiling 1.2, 3 of 5", "Compiling 1.2's tests, 4 of 5", "Linking, 5 of 5",
      ])
    let second = try build()
    #expect(second.isBuilt && second.steps == [] && second.manifests == 0)
    #expect(second.told == [])
    #expect(try second.issues() == [])
  }

  @Test("a change within a function compiles the answer alone, and is what then runs")
  func body() throws {
    _ = try build()
    let changed = try build(Self.answer.replacing("7", with: "8"))
    #expect(changed.steps == [Self.exercises, Self.link])
    #expect(changed.told == ["Compiling 1.2, 3 of 5", "Linking, 5 of 5"])
    #expect(try changed.issues().first == "red() must be seven.")
    let back = try build()
    #expect(back.steps == [Self.exercises, Self.link])
    #expect(try back.issues() == [])
  }

  @Test("a changed declaration compiles the tests, too")
  func declaration() throws {
    _ = try build()
    let changed = try build(Self.answer + "struct Added { var number = 1 }\n")
    #expect(changed.steps == [Self.exercises, Self.tests, Self.link])
  }

  @Test("an answer that does not compile spoils nothing for the next one")
  func broken() throws {
    _ = try build()
    let broken = try build("func red() -> Int { \"\" }\n")
    guard case .failed(let errors, _) = broken.result else {
      Issue.record("A text is no number.")
      return
    }
    #expect(errors.map(\.path) == ["\(Toolchain.answersFolder)/Chapter1/1.2-Red.swift"])
    let next = try build()
    #expect(next.isBuilt && next.steps.contains(Self.link) == next.steps.contains(Self.exercises))
    #expect(try next.issues() == [])
  }

  @Test(
    "a change elsewhere compiles what depends on it",
    arguments: [
      (
        "Tests/Support/Lesson.swift", "public struct Added {}\n",
        ["Compiling Support", tests, link]
      ),
      ("Tests/Exercises/Chapter1/1.2-RedTests.swift", "struct Added {}\n", [tests, link]),
      ("Tests/Exercises/Chapter1/1.3-BrokenTests.swift", "struct Added {}\n", []),
      ("Sources/Chapter1-First/First/First.swift", "public struct Added {}\n", []),
    ])
  func elsewhere(path: String, added: String, steps: [String]) throws {
    _ = try build()
    let text = (try? workspace.text(path)) ?? ""
    let changed = try workspace.whileSaying(text + added, in: path) { try build() }
    #expect(changed.isBuilt && changed.steps == steps)
  }

  @Test("a change of the manifest has it read again, and what it changes is compiled")
  func manifest() throws {
    _ = try build()
    let text = try workspace.text("Package.swift")
    let commented = try workspace.whileSaying("\(text)// More.\n", in: "Package.swift") {
      try build()
    }
    #expect(commented.isBuilt && commented.manifests == 1 && commented.steps == [])
    let marker = "\n    }\n)"
    try #require(text.contains(marker))
    let older = text.replacing(marker, with: "\n    },\n  swiftLanguageModes: [.v5]\n)")
    let changed = try workspace.whileSaying(older, in: "Package.swift") { try build() }
    #expect(changed.isBuilt && changed.manifests == 1)
    #expect(changed.steps == Self.all)
  }

  @Test("another compiler compiles everything again")
  func otherCompiler() throws {
    _ = try build()
    let runner = ProcessRunner.forTests()
    let found = try runner.run(Command("sh", ["-c", "command -v swiftc"], in: workspace.root))
    let real = found.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let script = """
      #!/bin/sh
      if [ "$1" = --version ]; then echo 'Swift version 99'; exit; fi
      exec \(quoted(real)) "$@"

      """
    try withWorkspace(["swiftc": script]) { other in
      let path = "\(other.root.path):\(testEnvironment["PATH"] ?? "")"
      let changed = try build(path: path)
      #expect(changed.isBuilt && changed.steps == Self.all)
      let again = try build(path: path)
      #expect(again.steps == [])
    }
  }

  @Test("a copy of the folder builds its own products")
  func copied() throws {
    _ = try build()
    let copy = Workspace(root: try copyForTheRun(of: workspace.root))
    let first = try build(Self.answer.replacing("7", with: "8"), in: copy)
    #expect(first.isBuilt && first.steps == Self.all)
    #expect(try first.issues().first == "red() must be seven.")
  }
}
