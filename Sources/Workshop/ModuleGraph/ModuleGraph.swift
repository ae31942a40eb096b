import CourseModel
import SwiftSource
import Toolchain

/// The modules of the workspace and what they import from each other.
///
/// The edges come from the sources, not from the manifest; `problems()` holds the two together.
package struct ModuleGraph: Sendable {
  /// In the order of the manifest.
  package let modules: [Module]
  private let byName: [String: Module]

  /// Reads every Swift file of every target.
  ///
  /// - Throws: `WorkspaceError` when a file is not UTF-8.
  package init(manifest: Manifest, workspace: Workspace) throws {
    let siblings = Set(manifest.targets.map(\.name))
    modules = try manifest.targets.map { target in
      Module(
        name: target.name, role: Module.Role(of: target), path: target.path,
        chapter: Self.chapter(of: target), declared: target.dependencies,
        files: try Self.files(of: target, in: workspace).map { path in
          let imports = Imports(of: try workspace.text(path)).declarations
          return Module.File(
            path: path,
            imports: imports.filter { siblings.contains($0.module) && $0.module != target.name })
        })
    }
    byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A module by its name.
  package func module(_ name: String) -> Module? {
    byName[name]
  }

  private static func files(of target: Manifest.Target, in workspace: Workspace) -> [String] {
    var files = workspace.files(below: target.path, suffix: ".swift")
    files.removeAll { file in
      target.excluded.contains { "\(file)/".hasPrefix("\(target.path)/\($0)/") }
    }
    // The manifest takes the reference answers in place of the exercises when asked to.
    guard target.path.hasPrefix("Solutions/") else { return files }
    return files
      + workspace.files(
        below: "Exercises/" + target.path.dropFirst("Solutions/".count), suffix: ".swift")
  }

  private static func chapter(of target: Manifest.Target) -> Int? {
    target.path.firstMatch(
      of: /^(?:Sources|Exercises|Solutions|Tests|Tests\/Exercises)\/Chapter(\d+)\b/
    ).flatMap { Int($0.1) }
  }
}

extension Module.Role {
  fileprivate init(of target: Manifest.Target) {
    self =
      switch target.kind {
      case .executable: .entryPoint
      case .test: .tests
      case .library where target.name.hasSuffix("Feature"): .feature
      case .library where target.name.hasSuffix("Live"): .live
      case .library: .library
      }
  }
}
