import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite("The check that strangers stay strangers")
struct CouplingTests {
  @Test("an import of the other module is found, however it is written")
  func findsImports() {
    let text = "import Foundation\n@testable import Oars\nimport struct Boats.Skiff // for Oars"
    #expect(couplings(in: [text], to: ["Boats"]) == ["import struct Boats.Skiff"])
    #expect(couplings(in: ["", text], to: ["Oars"]) == ["@testable import Oars"])
  }

  @Test("a mention that imports nothing is not one")
  func passesMentions() {
    let text = "// import Oars\nlet plan = \"import Oars\"\n#if canImport(Oars)\n#endif"
    #expect(couplings(in: [text], to: ["Oars"]).isEmpty)
  }
}

/// The imports in a module's files that name what the module should not know.
func couplings(in sources: [String], to strangers: Set<String>) -> [String] {
  sources.flatMap { Imports(of: $0).declarations }
    .filter { strangers.contains($0.module) }.map(\.text)
}

func sources(of module: String) throws -> [String] {
  let folder = workspaceRoot.appending(path: "Sources/Chapter2-Protocols/\(module)")
  let files = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  return try files.filter { $0.pathExtension == "swift" }
    .map { try String(contentsOf: $0, encoding: .utf8) }
}
