import Foundation
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import maintain

@Suite("The module graph and its rules")
struct ModuleRulesTests {
  static let chapter = "Sources/Chapter6-CompositionRoot"

  /// A chapter in order: an entry point, a feature in parts, one in a single module, shared code.
  static let modules = [
    "Chapter6": ["MapData", "MapUI", "PlanFeature", "StoreFile"],
    "MapDevApp": ["MapUI"], "MapPlayground": ["MapUI"], "MapUI": ["MapDomain", "UserDomain"],
    "MapDomain": [], "MapData": ["MapDomain", "Store", "UserDomain"], "UserDomain": [],
    "PlanFeature": ["Store"], "PlanDevApp": ["PlanFeature"], "Store": ["Shared/Places"],
    "StoreFile": ["Store"], "Shared/Places": [],
  ]

  /// The graph of a chapter with some modules more, each with its imports. A name may have a folder
  /// of `Sources` before it; without one it's in chapter 6.
  ///
  /// - Parameters:
  ///   - declared: what the manifest declares, where that differs from the imports.
  ///   - files: further files.
  func graph(
    _ changes: [String: [String]] = [:], declared: [String: [String]] = [:],
    files: [String: String] = [:]
  ) throws -> ModuleGraph {
    var (files, targets) = (files, [String]())
    func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }
    let modules = Self.modules.merging(changes) { $1 }
    for (module, imports) in modules.sorted(by: { $0.key < $1.key }) {
      let folder = module.contains("/") ? "Sources/\(module)" : "\(Self.chapter)/\(module)"
      files["\(folder)/A.swift"] = imports.map { "import \(name($0))\n" }.joined()
      let isProgram = module.contains(/Chapter\d$|App$|Playground$/)
      let uses = (declared[module] ?? imports).map { "{\"byName\": [\"\(name($0))\", null]}" }
      targets.append(
        """
        {"name": "\(name(module))", "type": "\(isProgram ? "executable" : "regular")",
         "path": "\(folder)", "dependencies": [\(uses.joined(separator: ", "))]}
        """)
    }
    let json = "{\"targets\": [\(targets.joined(separator: ", "))]}"
    return try withWorkspace(files) {
      try ModuleGraph(manifest: Manifest(json: Data(json.utf8)), workspace: $0)
    }
  }

  /// The chapter's problems if one module imports one more.
  func problems(_ module: String, imports other: String) throws -> [String] {
    try graph([module: Self.modules[module, default: []] + [other]]).problems().map(\.message)
  }

  @Test("a chapter in order has no problems")
  func inOrder() throws {
    #expect(try graph().problems() == [])
  }

  @Test("an import that the manifest does not declare is named with its line")
  func undeclared() throws {
    let problem = try #require(graph(declared: ["PlanFeature": []]).problems().first)
    #expect(problem.path == "\(Self.chapter)/PlanFeature/A.swift" && problem.line == 1)
    #expect(problem.message.hasPrefix("imports Store, which PlanFeature does not declare."))
  }

  @Test("a declared dependency that nothing imports is a leftover")
  func unused() throws {
    let problems = try graph(declared: ["MapDomain": ["Shared/Places"]]).problems()
    #expect(problems.map(\.path) == ["Package.swift"])
    #expect(problems[0].message.hasPrefix("MapDomain declares Places, but no file in it imports"))
  }

  @Test(
    "each part of a feature has its rule",
    arguments: [
      ("MapUI", "MapData", "MapUI reaches MapData. Screens know domains only"),
      ("MapUI", "PlanFeature", "MapUI reaches PlanFeature. Features do not know each other"),
      ("MapData", "MapUI", "MapData reaches MapUI. Data does not know who shows it."),
      ("MapData", "StoreFile", "MapData imports the live module StoreFile."),
      ("MapDomain", "Store", "MapDomain reaches Store. A domain is values and protocols"),
      ("MapDevApp", "MapData", "MapDevApp reaches MapData. Screens know domains only"),
      ("MapPlayground", "StoreFile", "MapPlayground imports the live module StoreFile."),
    ])
  func partRules(module: String, other: String, message: String) throws {
    let found = try problems(module, imports: other)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test("a feature that reaches another by way of a third module is a problem")
  func way() throws {
    let found = try graph(["PlanFeature": ["Helper"], "Helper": ["MapUI"]]).problems()
    #expect(
      found.contains { $0.message.hasPrefix("PlanFeature reaches MapUI by way of Helper → MapUI.") }
    )
  }

  @Test("no preview imports what is live, not even in an entry point")
  func preview() throws {
    let path = "\(Self.chapter)/Chapter6/Previews/RootPreview.swift"
    let problems = try graph(files: [path: "import StoreFile"]).problems()
    #expect(problems.map(\.path) == [path])
  }

  @Test("where features have dev apps, each has one")
  func devApps() throws {
    #expect(
      try graph(["TideUI": []]).problems().map(\.message) == [
        "TideUI has no dev app. Add a program TideDevApp beside it."
      ])
  }

  @Test(
    "a chapter does not use another chapter's modules, nor do shared modules use a chapter's",
    arguments: [
      (
        "Chapter5-Environments/Chapter5", "Chapter5 belongs to chapter 5 and uses another chapter's"
      ),
      ("Shared/Terminal", "Terminal belongs to all chapters and uses another chapter's Store"),
      ("Chapter7-YourOwnApp/MapApp", nil),
    ])
  func chapters(module: String, message: String?) throws {
    let found = try graph([module: ["Store"]]).problems().map(\.message)
    #expect(found.count == (message == nil ? 0 : 1))
    #expect(found.first?.hasPrefix(message ?? "") != false)
  }

  @Test("the diagram tells roles apart by shape")
  func mermaid() throws {
    #expect(
      try graph().mermaid(chapter: 6, only: ["Chapter6", "MapUI", "MapDomain", "StoreFile"]) == """
        flowchart TD
          Chapter6([Chapter6])
          MapUI[MapUI]
          MapDomain(MapDomain)
          StoreFile[(StoreFile)]
          Chapter6 --> MapUI
          Chapter6 --> StoreFile
          MapUI --> MapDomain

        """)
  }
}
