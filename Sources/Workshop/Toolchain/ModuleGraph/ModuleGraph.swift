import CourseModel
import SwiftSource

/// The modules of the workspace and what they import from each other.
///
/// The edges come from the sources, not from the manifest; `maintain verify` compares the two.
package struct ModuleGraph: Sendable {
  /// The modules, in the order of the manifest.
  package let modules: [Module]

  /// Reads every Swift file of every target.
  ///
  /// - Throws: `WorkspaceError` if a file isn't UTF-8.
  package init(manifest: Manifest, workspace: Workspace) throws {
    modules = try manifest.targets.map { target in
      let files = try Self.files(of: target, in: workspace).map { path in
        let imports = Imports(of: try workspace.text(path)).declarations
        return Module.File(
          path: path,
          imports: imports.filter {
            $0.module != target.name && manifest.target($0.module) != nil
          })
      }
      let imports = Set(files.flatMap { $0.imports.map(\.module) })
      return Module(
        name: target.name, role: Module.Role(of: target, imports: imports), path: target.path,
        chapter: Self.chapter(of: target), declared: target.dependencies, files: files)
    }
  }

  /// The module with a name, or nil if there is none.
  package func module(_ name: String) -> Module? { modules.first { $0.name == name } }

  private static func files(of target: Manifest.Target, in workspace: Workspace) -> [String] {
    let excluded = target.excluded.map { "\(target.path)/\($0)/" }
    let files = workspace.files(below: target.path, suffix: ".swift").filter { file in
      !excluded.contains { "\(file)/".hasPrefix($0) }
    }
    // On request, the manifest uses the reference answers instead of the exercises.
    guard target.path.hasPrefix("Solutions/") else { return files }
    let tasks = "Exercises/" + target.path.dropFirst("Solutions/".count)
    return files + workspace.files(below: tasks, suffix: ".swift")
  }

  private static func chapter(of target: Manifest.Target) -> Int? {
    target.path.firstMatch(of: /^(?:Sources|Solutions|Tests|Tests\/Exercises)\/Chapter(\d+)\b/)
      .flatMap { Int($0.1) }
  }
}

extension Module.Role {
  /// Chapter 5 keeps the names of Point-Free's episodes, which don't say what the modules are.
  private static let named: [String: Self] = [
    "ActivityFeed": .feature, "Counter": .feature, "FavoritePrimes": .feature,
  ]

  /// Frameworks for drawing screens, which belong to no feature.
  private static let frameworks: Set = ["SwiftUI", "TerminalUI"]

  fileprivate init(of target: Manifest.Target, imports: Set<String>) {
    let name = target.name
    // VisitStoreFile imports VisitStore, as PlacesBundled does Places.
    let isImplementation = imports.contains { name.hasPrefix($0) } && !name.hasSuffix("TestSupport")
    self =
      switch target.kind {
      case .test: .tests
      case .executable:
        ["DevApp", "Playground"].contains(where: name.hasSuffix) ? .devApp : .entryPoint
      case .library where target.path.hasPrefix("Solutions/"): .exercises
      case .library where name.hasSuffix("Feature"): .feature
      case .library where name.hasSuffix("UI") && !Self.frameworks.contains(name): .ui
      case .library where name.hasSuffix("Data"): .data
      case .library where name.hasSuffix("Domain"): .domain
      case .library where name.hasSuffix("Live") || name.hasSuffix("Analytics"): .live
      case .library: Self.named[name] ?? (isImplementation ? .live : .library)
      }
  }
}
