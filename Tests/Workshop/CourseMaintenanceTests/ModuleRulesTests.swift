import Foundation
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The module graph and its rules")
struct ModuleRulesTests {
  /// A chapter in order: an entry point, two features, a live module, shared code, tests.
  static let targets = [
    target("Chapter6", "executable", in: chapter, ["MapFeature", "ProfileFeature", "PlacesLive"]),
    target("MapFeature", in: chapter, ["Places"]),
    target("ProfileFeature", in: chapter, ["Places"]),
    target("PlacesLive", in: chapter, ["Places"]),
    target("Places", in: "Sources/Shared"),
    target("Chapter6Exercises", path: "Solutions/Chapter6", ["Places"]),
    target(
      "Chapter6ExercisesTests", "test", path: "Tests/Exercises/Chapter6",
      ["Chapter6Exercises", "Places"]),
    target(
      "MapFeatureTests", "test", path: "Tests/Chapter6-CompositionRoot/MapFeatureTests",
      ["MapFeature", "Places"]),
  ]
  static let chapter = "Sources/Chapter6-CompositionRoot"
  static let files = [
    "\(chapter)/Chapter6/main.swift": "import MapFeature\nimport PlacesLive\nimport ProfileFeature",
    "\(chapter)/MapFeature/Map.swift": "import Foundation\nimport Places",
    "\(chapter)/MapFeature/Previews/MapPreview.swift": "import Places",
    "\(chapter)/ProfileFeature/Profile.swift": "import Places",
    "\(chapter)/PlacesLive/Live.swift": "import Places",
    "Sources/Shared/Places/Places.swift": "import Foundation",
    "Exercises/Chapter6/6.1-A.swift": "",
    "Solutions/Chapter6/6.1-A.swift": "import Places",
    "Tests/Exercises/Chapter6/6.1-ATests.swift": "@testable import Chapter6Exercises",
    "Tests/Chapter6-CompositionRoot/MapFeatureTests/MapTests.swift": "@testable import MapFeature",
  ]

  static func target(
    _ name: String, _ type: String = "regular", in folder: String = "", path: String? = nil,
    _ uses: [String] = []
  ) -> String {
    let dependencies = uses.map { "{\"byName\": [\"\($0)\", null]}" }.joined(separator: ", ")
    return """
      {"name": "\(name)", "type": "\(type)", "path": "\(path ?? "\(folder)/\(name)")",
       "dependencies": [\(dependencies)]}
      """
  }

  /// Reads the chapter with other targets or other files.
  func graph(
    targets: [String] = targets, changed files: [String: String] = [:]
  ) throws -> ModuleGraph {
    let manifest = try Manifest(
      json: Data("{\"targets\": [\(targets.joined(separator: ", "))]}".utf8))
    return try withWorkspace(Self.files.merging(files) { $1 }) {
      try ModuleGraph(manifest: manifest, workspace: $0)
    }
  }

  func replacing(_ name: String, _ target: String) -> [String] {
    Self.targets.filter { !$0.contains("\"name\": \"\(name)\"") } + [target]
  }

  @Test("a chapter in order has no problems")
  func inOrder() throws {
    #expect(try graph().problems().isEmpty)
  }

  @Test("the role and the chapter of a module come from its name and its folder")
  func roles() throws {
    let graph = try graph()
    #expect(graph.module("Chapter6")?.role == .entryPoint)
    #expect(graph.module("MapFeature")?.role == .feature)
    #expect(graph.module("PlacesLive")?.role == .live)
    #expect(graph.module("Places")?.role == .library)
    #expect(graph.module("Places")?.chapter == nil)
    #expect(graph.module("MapFeatureTests")?.chapter == 6)
    #expect(graph.module("Chapter6Exercises")?.chapter == 6)
  }

  @Test("an import under #if counts, and so does a dependency that a trait switches on")
  func conditional() throws {
    let places = """
      {"name": "PlacesLive", "type": "regular", "path": "\(Self.chapter)/PlacesLive",
       "dependencies": [{"byName": ["Places", null]}, {"target": ["CPlaces", {"traits": ["C"]}]}]}
      """
    let system = Self.target("CPlaces", "system", in: Self.chapter)
    let source = "import Places\n#if C\n  import CPlaces\n#endif"
    let problems = try graph(
      targets: replacing("PlacesLive", places) + [system],
      changed: ["\(Self.chapter)/PlacesLive/Live.swift": source]
    ).problems()
    #expect(problems.isEmpty)
    let unused = try graph(targets: replacing("PlacesLive", places) + [system]).problems()
    #expect(unused.map(\.message).contains { $0.contains("PlacesLive declares CPlaces") })
  }

  @Test("tests that are named after no module go with the modules that they use")
  func testsOfSeveral() throws {
    let tests = Self.target(
      "JourneyTests", "test", path: "Tests/Chapter6-CompositionRoot/JourneyTests", ["MapFeature"])
    let source = ["Tests/Chapter6-CompositionRoot/JourneyTests/A.swift": "import MapFeature"]
    let graph = try graph(targets: Self.targets + [tests], changed: source)
    #expect(graph.problems().isEmpty)
  }

  @Test("an import that the manifest does not declare is named with its line")
  func undeclared() throws {
    let graph = try graph(
      targets: replacing("MapFeature", Self.target("MapFeature", in: Self.chapter)))
    #expect(
      graph.problems().contains {
        $0.path == "\(Self.chapter)/MapFeature/Map.swift" && $0.line == 2
          && $0.message.contains("does not declare")
      })
  }

  @Test("a declared dependency that nothing imports is a leftover")
  func unused() throws {
    let graph = try graph(changed: ["\(Self.chapter)/PlacesLive/Live.swift": "// import Places"])
    #expect(graph.problems().map(\.message).contains { $0.hasPrefix("PlacesLive declares Places") })
    #expect(graph.problems().count == 1)
  }

  @Test("what only the reference answers import may be declared, what nothing imports may not")
  func exercises() throws {
    let graph = try graph(changed: ["Solutions/Chapter6/6.1-A.swift": ""])
    let messages = graph.problems().map(\.message)
    #expect(messages.contains { $0.hasPrefix("Chapter6Exercises declares Places") })
    #expect(messages.contains { $0.hasPrefix("Chapter6ExercisesTests declares Places") })
  }

  @Test("a feature that imports another feature is a problem")
  func featureImportsFeature() throws {
    let graph = try graph(
      targets: replacing(
        "MapFeature", Self.target("MapFeature", in: Self.chapter, ["Places", "ProfileFeature"])),
      changed: ["\(Self.chapter)/MapFeature/Map.swift": "import Places\nimport ProfileFeature"])
    let problems = graph.problems()
    #expect(problems.map(\.line) == [2])
    #expect(
      problems.first?.message.hasPrefix("MapFeature reaches the feature ProfileFeature.") == true)
  }

  @Test("a feature that reaches another by way of a third module is a problem")
  func featureReachesFeature() throws {
    let graph = try graph(
      targets: replacing(
        "Places", Self.target("Places", in: Self.chapter, ["ProfileFeature"])
      ).filter { !$0.contains("\"name\": \"ProfileFeature\"") } + [
        Self.target("ProfileFeature", in: Self.chapter)
      ],
      changed: [
        "\(Self.chapter)/Places/Places.swift": "import ProfileFeature",
        "\(Self.chapter)/ProfileFeature/Profile.swift": "",
      ])
    #expect(
      graph.problems().map(\.message).contains {
        $0.contains("ProfileFeature by way of Places → ProfileFeature")
      })
  }

  @Test("only entry points and tests import what is live")
  func live() throws {
    let graph = try graph(
      targets: replacing(
        "MapFeature", Self.target("MapFeature", in: Self.chapter, ["Places", "PlacesLive"])),
      changed: ["\(Self.chapter)/MapFeature/Map.swift": "import PlacesLive"])
    #expect(
      graph.problems().map(\.message).contains {
        $0.hasPrefix("MapFeature imports the live module PlacesLive")
      })
  }

  @Test("no preview imports what is live, not even in an entry point")
  func preview() throws {
    let path = "\(Self.chapter)/Chapter6/Previews/RootPreview.swift"
    let problems = try graph(changed: [path: "import PlacesLive"]).problems()
    #expect(problems.map(\.path) == [path])
  }

  /// A feature whose parts are modules of their own, in order.
  static let parts = [
    target("Chapter6", "executable", in: chapter, ["MapData", "MapUI", "StoreFile"]),
    target("MapDevApp", "executable", in: chapter, ["MapUI"]),
    target("MapPlayground", "executable", in: chapter, ["MapUI"]),
    target("MapUI", in: chapter, ["AccountDomain", "MapDomain"]),
    target("MapDomain", in: chapter),
    target("MapData", in: chapter, ["AccountDomain", "MapDomain", "Store"]),
    target("PlanUI", in: chapter), target("PlanDomain", in: chapter),
    target("PlanDevApp", "executable", in: chapter, ["PlanUI"]),
    target("AccountDomain", in: chapter), target("Store", in: chapter),
    target("StoreFile", in: chapter, ["Store"]),
  ]

  /// The problems of such a chapter in which one module imports one more, or isn't there.
  func problems(_ module: String, imports other: String? = nil) throws -> [String] {
    var targets = Self.parts.filter { other != nil || !$0.contains("\"\(module)\"") }
    let manifest = try Manifest(
      json: Data("{\"targets\": [\(targets.joined(separator: ", "))]}".utf8))
    var files = Dictionary(
      uniqueKeysWithValues: manifest.targets.map { target in
        ("\(target.path)/A.swift", target.dependencies.map { "import \($0)\n" }.joined())
      })
    if let other, let uses = manifest.target(module)?.dependencies {
      files["\(Self.chapter)/\(module)/A.swift", default: ""] += "import \(other)\n"
      let isProgram = module.hasSuffix("App") || module.hasSuffix("Playground")
      let type = isProgram ? "executable" : "regular"
      targets.removeAll { $0.contains("\"name\": \"\(module)\"") }
      targets.append(Self.target(module, type, in: Self.chapter, uses + [other]))
    }
    let changed = try Manifest(
      json: Data("{\"targets\": [\(targets.joined(separator: ", "))]}".utf8))
    return try withWorkspace(files) {
      try ModuleGraph(manifest: changed, workspace: $0).problems().map(\.message)
    }
  }

  @Test("a feature in parts, in order, has no problems")
  func parts() throws {
    #expect(try problems("Nothing") == [])
  }

  @Test(
    "each part of a feature has its rule",
    arguments: [
      ("MapUI", "MapData", "MapUI reaches MapData. Screens know domains only"),
      ("MapUI", "Store", "MapUI reaches Store. Screens know domains only"),
      ("MapUI", "PlanDomain", "MapUI reaches the feature PlanDomain. Features do not know"),
      ("MapData", "PlanUI", "MapData reaches the feature PlanUI."),
      ("MapData", "MapUI", "MapData reaches MapUI. Data does not know who shows it."),
      ("MapData", "StoreFile", "MapData imports the live module StoreFile."),
      ("MapDomain", "Store", "MapDomain reaches Store. A domain is values and protocols"),
      ("MapDevApp", "MapData", "MapDevApp reaches MapData. Screens know domains only"),
      ("MapDevApp", "StoreFile", "MapDevApp imports the live module StoreFile."),
      ("MapDevApp", "PlanUI", "MapDevApp reaches the feature PlanUI."),
      ("MapPlayground", "PlanUI", "MapPlayground reaches the feature PlanUI."),
      ("MapPlayground", "StoreFile", "MapPlayground imports the live module StoreFile."),
    ])
  func partRules(module: String, other: String, message: String) throws {
    let found = try problems(module, imports: other)
    #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
  }

  @Test(
    "a dev app links the interfaces that its feature in one module uses, and imports none itself")
  func devAppOfOneModule() throws {
    func problems(_ uses: [String]) throws -> [String] {
      let targets = [
        Self.target("TideDevApp", "executable", in: Self.chapter, uses),
        Self.target("TideFeature", in: Self.chapter, ["TideClient"]),
        Self.target("TideClient", in: Self.chapter),
        Self.target("TideClientLive", in: Self.chapter, ["TideClient"]),
      ]
      let manifest = try Manifest(
        json: Data("{\"targets\": [\(targets.joined(separator: ", "))]}".utf8))
      let files = Dictionary(
        uniqueKeysWithValues: manifest.targets.map { target in
          ("\(target.path)/A.swift", target.dependencies.map { "import \($0)\n" }.joined())
        })
      return try withWorkspace(files) {
        try ModuleGraph(manifest: manifest, workspace: $0).problems().map(\.message)
      }
    }
    #expect(try problems(["TideFeature"]) == [])
    let wrong = try problems(["TideFeature", "TideClientLive"])
    #expect(wrong.contains { $0.hasPrefix("TideDevApp imports the live module TideClientLive.") })
    let direct = try problems(["TideClient", "TideFeature"])
    #expect(direct.contains { $0.hasPrefix("TideDevApp reaches TideClient.") }, "\(direct)")
  }

  @Test("where features have dev apps, each has one")
  func devApps() throws {
    #expect(
      try problems("PlanDevApp") == [
        "PlanUI has no dev app. Add a program PlanDevApp beside it."
      ])
  }

  @Test("a chapter does not use another chapter's modules, nor do shared modules use a chapter's")
  func chapters() throws {
    let graph = try graph(
      targets: Self.targets + [
        Self.target("Chapter5", "executable", in: "Sources/Chapter5-Environments", ["MapFeature"]),
        Self.target("Terminal", in: "Sources/Shared", ["MapFeature"]),
      ],
      changed: [
        "Sources/Chapter5-Environments/Chapter5/main.swift": "import MapFeature",
        "Sources/Shared/Terminal/Terminal.swift": "import MapFeature",
      ])
    let messages = graph.problems().map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains { $0.hasPrefix("Chapter5 belongs to chapter 5 and uses MapFeature") })
    #expect(messages.contains { $0.hasPrefix("Terminal belongs to all chapters") })
  }

  @Test("chapter 7 goes on with chapter 6, and may use its modules")
  func continuedChapter() throws {
    let folder = "Sources/Chapter7-YourOwnApp"
    let graph = try graph(
      targets: Self.targets + [
        Self.target("MapApp", "executable", in: folder, ["MapFeature", "SwiftUI"]),
        Self.target("SwiftUI", in: folder),
      ],
      changed: ["\(folder)/MapApp/App.swift": "import MapFeature\nimport SwiftUI"])
    #expect(graph.problems().isEmpty)
    #expect(graph.module("SwiftUI")?.role == .library)
  }

  @Test("the text has a line a module, entry points first")
  func text() throws {
    #expect(
      try graph().text(chapter: 6) == """
        entry point  Chapter6        → MapFeature, PlacesLive, ProfileFeature
        feature      MapFeature      → Places
        feature      ProfileFeature  → Places
        live         PlacesLive      → Places
        library      Places

        """)
  }

  @Test("the diagram tells roles apart by shape")
  func mermaid() throws {
    #expect(
      try graph().mermaid(chapter: 6) == """
        flowchart TD
          Chapter6([Chapter6])
          MapFeature[MapFeature]
          ProfileFeature[ProfileFeature]
          PlacesLive[(PlacesLive)]
          Places(Places)
          Chapter6 --> MapFeature
          Chapter6 --> PlacesLive
          Chapter6 --> ProfileFeature
          MapFeature --> Places
          ProfileFeature --> Places
          PlacesLive --> Places

        """)
  }

  @Test("the whole workspace has a box a chapter; an unknown chapter has nothing")
  func scope() throws {
    let graph = try graph()
    #expect(graph.mermaid(chapter: nil).contains("subgraph C6[\"Chapter 6\"]\n    Chapter6("))
    #expect(graph.mermaid(chapter: nil).contains("  end\n  Places(Places)\n"))
    #expect(graph.text(chapter: 7).isEmpty)
  }
}
