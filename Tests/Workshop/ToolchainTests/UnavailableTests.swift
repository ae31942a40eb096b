@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import Toolchain

@Suite("What the compiler alone can't build", .blocking)
struct UnavailableTests {
  private static let files = [
    "\(Toolchain.answersFolder)/Chapter1/1.1-One.swift": "let one = 1\n",
    "Tests/Exercises/Chapter1/1.1-OneTests.swift": "let two = 2\n",
    "Sources/A/A.swift": "let a = 1\n", "Package.swift": "",
  ]

  /// What becomes of a build where a target differs from one of plain Swift sources.
  private func build(
    _ name: String = "", with field: String = "", dependency: String = #"{"byName": ["A", null]}"#
  ) throws -> TestBuild? {
    func target(_ own: String, _ type: String, _ path: String, _ uses: String = "") -> String {
      let more = own == name ? ", \(field)" : ""
      return """
        {"name": "\(own)", "type": "\(type)", "path": "\(path)", "dependencies": \
        [\(uses)]\(more)}
        """
    }
    let targets = [
      target("A", "regular", "Sources/A"),
      target("Chapter1Exercises", "regular", "Exercises/Chapter1", dependency),
      target("Chapter1ExercisesTests", "test", "Tests/Exercises/Chapter1"),
    ]
    let json = "{\"targets\": [\(targets.joined(separator: ", "))]}"
    let manifest = try Manifest(json: Data(json.utf8))
    return try withWorkspace(Self.files) { workspace in
      let way = DirectBuild(workspace, .forTests()) { _ in manifest }
      return try way.build(Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")) { _ in }
    }
  }

  @Test(
    "plain Swift sources are built, with settings for the index as well",
    arguments: [
      #""settings": []"#,
      #""settings": [{"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-index-a", "-index-b"]}}}]"#,
    ])
  func plain(field: String) throws {
    guard case .built? = try build("A", with: field) else {
      Issue.record("The other tests say nothing unless this one is built.")
      return
    }
  }

  @Test(
    "a target with more than Swift sources isn't",
    arguments: ["A", "Chapter1Exercises", "Chapter1ExercisesTests"],
    [
      #""resources": [{"path": "R", "rule": {"process": {}}}]"#,
      #""settings": [{"tool": "swift", "kind": {"define": {"_0": "X"}}}]"#,
      #""settings": [{"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-index-a", "-O"]}}}]"#,
      #""pluginUsages": [{"plugin": ["P", null]}]"#,
    ])
  func more(target: String, field: String) throws {
    #expect(try build(target, with: field) == nil, "\(target) needs more than the compiler.")
  }

  @Test(
    "nor is one with a dependency on a condition, on a product or on another language",
    arguments: [
      #"{"byName": ["A", {"platformNames": ["linux"]}]}"#,
      #"{"target": ["A", {"traits": ["T"]}]}"#, #"{"product": ["P", "other", null, null]}"#,
      #"{"byName": ["Elsewhere", null]}"#,
    ])
  func dependency(_ dependency: String) throws {
    #expect(try build(dependency: dependency) == nil, "\(dependency) needs the package manager.")
  }

  @Test("without a compiler it isn't available either")
  func noCompiler() throws {
    try withWorkspace(Self.files) { workspace in
      // `env` itself is started by its path.
      let runner = ProcessRunner(environment: ["PATH": workspace.root.path])
      let way = DirectBuild(workspace, runner) { _ in throw UnexpectedCall(name: "describe") }
      let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
      let build = try way.build(exercise) { _ in }
      #expect(build == nil)
    }
  }
}

/// Builds can't be compared, but one with nil.
private func == (left: TestBuild?, right: TestBuild?) -> Bool {
  if case (nil, nil) = (left, right) { true } else { false }
}
