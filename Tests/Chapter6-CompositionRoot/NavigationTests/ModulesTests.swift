import Foundation
import SwiftSource
import Testing

/// Who may know whom, told by the imports. The names of the modules say what they are: a feature
/// has a domain, data, a UI and a dev app.
@Suite("The modules of chapter 6")
struct ModulesTests {
  private static let chapter = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Chapter6-CompositionRoot")

  /// Each module of the chapter, and what it imports: modules of the workspace only.
  private static let imports: [String: Set<String>] = {
    let shared = folders(in: chapter.deletingLastPathComponent().appending(path: "Shared"))
    let modules = folders(in: chapter)
    let workspace = Set(shared + modules)
    return Dictionary(
      uniqueKeysWithValues: modules.map { module in
        let files = FileManager.default.enumerator(
          at: chapter.appending(path: module), includingPropertiesForKeys: nil)
        let swift = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        let imports = swift.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
          .flatMap { Imports(of: $0).modules }
        return (module, workspace.intersection(imports))
      })
  }()

  private static func folders(in place: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func names(_ end: String) -> [String] {
    imports.keys.filter { $0.hasSuffix(end) }.map { String($0.dropLast(end.count)) }.sorted()
  }

  private static let features = names("UI")

  /// All that is linked with a module.
  private static func linked(with module: String) -> Set<String> {
    var linked: Set<String> = []
    var rest = [module]
    while let next = rest.popLast() {
      rest += imports[next, default: []].filter { linked.insert($0).inserted }
    }
    return linked
  }

  @Test("there are features, and each has a dev app")
  func found() {
    #expect(Self.features == ["Details", "Map", "Onboarding", "Profile"])
    #expect(Self.features == Self.names("DevApp"))
  }

  @Test(
    "a screen knows domains and the terminal, and neither data nor a store", arguments: features)
  func screens(feature: String) {
    let known = Self.imports["\(feature)UI", default: []]
    let domains = ["AuthenticationDomain", "\(feature)Domain"]
    let others = known.subtracting(domains + ["Navigation", "TerminalUI"])
    #expect(others == [], "\(feature)UI imports more than it may.")
    #expect(known.isSuperset(of: ["Navigation", "TerminalUI"]))
  }

  @Test("a dev app links its one feature, and nothing that is live", arguments: names("DevApp"))
  func devApps(feature: String) {
    let domains = ["AuthenticationDomain", "\(feature)Domain"]
    let allowed = Set(domains + ["\(feature)UI", "Navigation", "TerminalUI"])
    let linked = Self.linked(with: "\(feature)DevApp")
    #expect(linked.subtracting(allowed) == [], "\(feature)DevApp links more than it may.")
    #expect(linked.contains("\(feature)UI"))
  }

  @Test(
    "a domain knows neither data nor screens, nor whoever keeps anything",
    arguments: names("Domain"))
  func domains(feature: String) {
    #expect(Self.imports["\(feature)Domain"] == [])
  }

  @Test(
    "data knows its own domain, and whoever keeps something by the interface",
    arguments: names("Data"))
  func data(feature: String) {
    let known = Self.imports["\(feature)Data", default: []].filter { Self.imports[$0] != nil }
    let domains = ["AuthenticationDomain", "\(feature)Domain"]
    let others = known.subtracting(domains + ["Places", "VisitStore"])
    #expect(others == [], "\(feature)Data imports more than it may.")
  }

  @Test("no feature links another one", arguments: features)
  func strangers(feature: String) {
    for part in ["Domain", "Data", "UI", "DevApp"] where Self.imports[feature + part] != nil {
      let linked = Self.linked(with: feature + part)
      for other in Self.features where other != feature {
        #expect(!linked.contains { $0.hasPrefix(other) }, "\(feature)\(part) links \(other).")
      }
    }
  }

  @Test("analytics knows nobody")
  func analytics() {
    #expect(Self.imports["ShopAnalytics"] == [])
    #expect(
      Self.imports.filter { $0.value.contains("ShopAnalytics") }.keys.sorted().allSatisfy {
        $0 == "Chapter6"
      })
  }
}
