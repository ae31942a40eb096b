@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import Toolchain

@Suite("The targets of the manifest", .blocking)
struct ManifestTests {
  @Test("names, kinds, folders and dependencies come from the package manager's description")
  func decodes() throws {
    let json = """
      {"name": "P", "targets": [
        {"name": "Map", "type": "regular", "path": "Sources/Shared/Map", "dependencies": [
          {"byName": ["Places", null]}, {"target": ["Money", {"platformNames": ["linux"]}]},
          {"product": ["Other", "other", null, null]}, {"byName": ["Unknown", null]}]},
        {"name": "Places", "type": "regular", "dependencies": [], "exclude": ["README.md"],
         "settings": [{"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}]},
        {"name": "Money", "type": "executable", "dependencies": []},
        {"name": "MapTests", "type": "test", "dependencies": [{"byName": ["Map", null]}]}
      ]}
      """
    let manifest = try Manifest(json: Data(json.utf8))
    #expect(manifest.target("Map")?.dependencies == ["Places", "Money"])
    #expect(manifest.target("Map")?.path == "Sources/Shared/Map")
    #expect(manifest.target("Map")?.isSwiftOnly == false)
    #expect(manifest.target("Places")?.path == "Sources/Places")
    #expect(manifest.target("Places")?.excluded == ["README.md"])
    #expect(manifest.target("Places")?.isSwiftOnly == true)
    #expect(manifest.target("Places")?.defaultIsolation == "MainActor")
    #expect(manifest.target("MapTests")?.path == "Tests/MapTests")
    #expect(manifest.targets.map(\.kind) == [.library, .library, .executable, .test])
    #expect(manifest.language == "6" && manifest.macOSVersion == nil)
  }

  @Test("a target comes after what it uses, once, and nothing else does")
  func order() throws {
    func target(_ name: String, _ uses: [String]) -> String {
      let dependencies = uses.map { "{\"byName\": [\"\($0)\", null]}" }.joined(separator: ", ")
      return #"{"name": "\#(name)", "type": "regular", "dependencies": [\#(dependencies)]}"#
    }
    let targets = [
      target("Top", ["Left", "Right"]), target("Left", ["Base"]), target("Right", ["Base"]),
      target("Base", []), target("Apart", []),
    ]
    let manifest = try Manifest(
      json: Data("{\"targets\": [\(targets.joined(separator: ", "))]}".utf8))
    func order(_ names: String..., except other: String? = nil) -> [String]? {
      manifest.order(of: names, except: other)?.map(\.name)
    }
    #expect(order("Top") == ["Base", "Left", "Right", "Top"])
    #expect(order("Top", except: "Left") == ["Base", "Right", "Top"])
  }

  @Test(
    "a target with more than Swift sources needs the package manager",
    arguments: [
      #""resources": [{"path": "R", "rule": {"process": {}}}]"#,
      #""settings": [{"tool": "swift", "kind": {"define": {"_0": "X"}}}]"#,
      #""settings": [{"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-index-a", "-O"]}}}]"#,
      #""pluginUsages": [{"plugin": ["P", null]}]"#, #""type": "system-target""#,
    ])
  func swiftOnly(field: String) throws {
    let type = field.contains("type") ? "" : #""type": "regular", "#
    let json = #"{"targets": [{"name": "A", \#(type)"dependencies": [], \#(field)}]}"#
    let manifest = try Manifest(json: Data(json.utf8))
    #expect(manifest.target("A")?.isSwiftOnly == false)
    #expect(manifest.order(of: ["A"]) == nil)
  }

  private func describe(_ workspace: Workspace, chapter: Int? = nil) throws -> Manifest {
    // What ANSWERS and CHAPTER say now makes no difference.
    let runner = ProcessRunner.forTests(["ANSWERS": "Nowhere", "CHAPTER": "9"])
    return try PackageManager(
      workspace: workspace, runner: runner, scratchPath: ".build/workshop/package"
    ).describe(chapter)
  }

  @Test("the package manager is asked in the workspace, for all of it or for a chapter")
  func dumps() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let chapter = Context.environment["CHAPTER"] ?? "s"
      let answers = Context.environment["ANSWERS"] ?? ""
      let package = Package(name: "P", targets: [.target(name: "Chapter\\(chapter)\\(answers)")])
      """,
      "Sources/A/A.swift": "",
    ]
    try withWorkspace(files) { workspace throws in
      #expect(try describe(workspace).targets.map(\.name) == ["ChaptersSolutions"])
      #expect(try describe(workspace, chapter: 3).targets.map(\.name) == ["Chapter3"])
    }
  }

  @Test("a manifest that does not work is reported with what the package manager says")
  func broken() throws {
    try withWorkspace(["Package.swift": "// swift-tools-version: 6.2\nnonsense"]) { workspace in
      let error = #expect(throws: ManifestError.self) { try describe(workspace) }
      #expect(error?.description.contains("nonsense") == true)
    }
  }
}
