import SwiftSource

/// A module of the workspace, with its declared dependencies and its imports.
package struct Module: Hashable, Sendable {
  /// The part that a module plays, determined by the manifest and its name.
  package enum Role: String, CaseIterable, Sendable {
    /// A program: the only place that may import everything.
    case entryPoint = "entry point"
    /// A program that shows one feature by itself. Its name ends in "DevApp" or "Playground".
    case devApp = "dev app"
    /// All of a feature in one module. Its name ends in "Feature".
    case feature
    /// A feature's screens, if its domain and data are separate modules. Its name ends in "UI".
    case ui = "UI"
    /// An implementation of a domain. Its name ends in "Data".
    case data
    /// A feature's values and protocols. Its name ends in "Domain".
    case domain
    /// A module that accesses something outside the process. Its name ends in "Live" or
    /// "Analytics", or begins with the name of a module that it imports, as VisitStoreFile's
    /// does.
    case live
    /// Any other module that is imported.
    case library
    /// The exercises of a chapter.
    case exercises
    /// A test target.
    case tests
  }

  /// A file and its imports.
  package struct File: Hashable, Sendable {
    /// The path, relative to the workspace's root.
    package let path: String
    /// The imports, only of modules of the workspace.
    package let imports: [Imports.Declaration]
  }

  /// The module's name.
  package let name: String
  /// The part that it plays.
  package let role: Role
  /// Its folder, relative to the root.
  package let path: String
  /// Its chapter; nil if it belongs to none.
  package let chapter: Int?
  /// The modules of the workspace that the manifest declares as its dependencies.
  package let declared: [String]
  /// Its Swift files; for exercises, including the reference answers.
  package let files: [File]

  /// The modules of the workspace that its files import.
  package var imports: Set<String> { Set(files.flatMap { $0.imports.map(\.module) }) }

  /// For a test target, the name of the module that it tests, which is its own name without
  /// "Tests".
  package var subject: String? {
    role == .tests && name.hasSuffix("Tests") ? String(name.dropLast("Tests".count)) : nil
  }

  /// The feature that it belongs to, such as "Map" for MapUI, MapDevApp and MapFeature.
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
