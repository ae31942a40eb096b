import SwiftSource

/// A module of the workspace, with what it says it uses and what it does use.
package struct Module: Hashable, Sendable {
  /// The part that a module plays, told by the manifest and by its name, as a reader sees it.
  package enum Role: String, CaseIterable, Sendable {
    /// A program: the only place that may import everything.
    case entryPoint = "entry point"
    /// A program that shows one feature by itself. Its name ends in "DevApp" or "Playground".
    case devApp = "dev app"
    /// All of a feature in one module. Its name ends in "Feature".
    case feature
    /// A feature's screens, where its domain and data are modules of their own. It ends in "UI".
    case ui = "UI"
    /// What implements a domain. It ends in "Data".
    case data
    /// A feature's values and protocols. It ends in "Domain".
    case domain
    /// What reaches out of the process. It ends in "Live" or "Analytics", or it imports the module
    /// that its name begins with, as VisitStoreFile does.
    case live
    /// Anything else that others import.
    case library
    /// The exercises of a chapter.
    case exercises
    /// A test target.
    case tests
  }

  /// A file and what it imports.
  package struct File: Hashable, Sendable {
    /// Relative to the workspace's root.
    package let path: String
    /// Only the imports of modules of the workspace.
    package let imports: [Imports.Declaration]
  }

  /// The module's name.
  package let name: String
  /// The part it plays.
  package let role: Role
  /// Its folder, relative to the root.
  package let path: String
  /// The chapter that it belongs to; nil if the chapters share it.
  package let chapter: Int?
  /// The modules of the workspace that the manifest lets it use.
  package let declared: [String]
  /// Its Swift files; for exercises, the reference answers too.
  package let files: [File]

  /// The modules of the workspace that some file imports.
  package var imports: Set<String> { Set(files.flatMap { $0.imports.map(\.module) }) }

  /// For a test target, the name of the module that it tests: its own name without "Tests".
  package var subject: String? {
    role == .tests && name.hasSuffix("Tests") ? String(name.dropLast("Tests".count)) : nil
  }

  /// The feature that it is a part of: "Map" of MapUI, MapDevApp and MapFeature.
  package var feature: String? {
    let end: String
    switch role {
    case .devApp: end = name.hasSuffix("Playground") ? "Playground" : "DevApp"
    case .feature: end = "Feature"
    case .ui: end = "UI"
    case .data: end = "Data"
    case .domain: end = "Domain"
    case .entryPoint, .live, .library, .exercises, .tests: return nil
    }
    return name.hasSuffix(end) ? String(name.dropLast(end.count)) : name
  }
}
