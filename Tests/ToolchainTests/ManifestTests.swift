import Foundation
import TestSupport
import Testing

@testable import WorkshopKit

@Suite("The targets of the manifest", .blocking)
struct ModuleManifestTests {
  @Test("names, kinds, folders and dependencies come from the package manager's description")
  func decodes() throws {
    let json = """
      {"name": "P", "targets": [
        {"name": "Map", "type": "regular", "path": "Sources/Shared/Map", "dependencies": [
          {"byName": ["Places", null]}, {"target": ["Money", {"platformNames": ["linux"]}]},
          {"product": ["Other", "other", null, null]}, {"byName": ["Unknown", null]}]},
        {"name": "Places", "type": "regular", "dependencies": [], "exclude": ["README.md"]},
        {"name": "Money", "type": "executable", "dependencies": []},
        {"name": "MapTests", "type": "test", "dependencies": [{"byName": ["Map", null]}]}
      ]}
      """
    let manifest = try Manifest(json: Data(json.utf8))
    #expect(manifest.target("Map")?.dependencies == ["Places", "Money"])
    #expect(manifest.target("Map")?.path == "Sources/Shared/Map")
    #expect(manifest.target("Places")?.path == "Sources/Places")
    #expect(manifest.target("Places")?.excluded == ["README.md"])
    #expect(manifest.target("MapTests")?.path == "Tests/MapTests")
    #expect(manifest.targets.map(\.kind) == [.library, .library, .executable, .test])
  }

  @Test("traits come without the one that only lists which are on")
  func traits() throws {
    let json = """
      {"targets": [], "traits": [
        {"name": "default", "enabledTraits": ["Loud"]}, {"name": "Loud", "enabledTraits": []}]}
      """
    #expect(try Manifest(json: Data(json.utf8)).traits == ["Loud"])
    #expect(try Manifest(json: Data(#"{"targets": []}"#.utf8)).traits.isEmpty)
  }

  @Test("the package manager is asked in the workspace")
  func dumps() throws {
    let files = [
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A")])
      """,
      "Sources/A/A.swift": "",
    ]
    let names = try withWorkspace(files) { try Manifest(of: $0).targets.map(\.name) }
    #expect(names == ["A"])
  }

  @Test("a manifest that does not work is reported with what the package manager says")
  func broken() throws {
    try withWorkspace(["Package.swift": "// swift-tools-version: 6.2\nnonsense"]) { workspace in
      let error = #expect(throws: ManifestError.self) { try Manifest(of: workspace) }
      #expect(error?.description.contains("nonsense") == true)
    }
  }
}
