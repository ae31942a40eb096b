import CourseModel
import SwiftSource
import Toolchain

/// The modules of the workspace and what they import from each other.
///
/// The edges come from the sources, not from the manifest; `problems()` holds the two together.
package struct ModuleGraph: Sendable {
  /// In the order of the manifest.
  package let modules: [Module]

  /// Reads every Swift file of every target.
  ///
  /// - Throws: `WorkspaceError` when a file is not UTF-8.
  package init(manifest: Manifest, workspace: Workspace) throws {
    modules = try manifest.targets.map { target in
      Module(
        name: target.name, role: Module.Role(of: target), path: target.path,
        chapter: Self.chapter(of: target, in: manifest), declared: target.dependencies,
        files: try Self.files(of: target, in: workspace).map { path in
          let imports = Imports(of: try workspace.text(path)).declarations
          return Module.File(
            path: path,
            imports: imports.filter {
              $0.module != target.name && manifest.target($0.module) != nil
            })
        })
    }
  }

  /// A module by its name.
  package func module(_ name: String) -> Module? { modules.first { $0.name == name } }

  private static func files(of target: Manifest.Target, in workspace: Workspace) -> [String] {
    let excluded = target.excluded.map { "\(target.path)/\($0)/" }
    let files = workspace.files(below: target.path, suffix: ".swift").filter { file in
      !excluded.contains { "\(file)/".hasPrefix($0) }
    }
    // The manifest takes the reference answers in place of the exercises when asked to.
    guard target.path.hasPrefix("Exercises/") else { return files }
    let answers = "Solutions/" + target.path.dropFirst("Exercises/".count)
    return files + workspace.files(below: answers, suffix: ".swift")
  }

  private static func chapter(of target: Manifest.Target, in manifest: Manifest) -> Int? {
    let folder = target.path.split(separator: "/").prefix(2).joined(separator: "/")
    if let match = folder.wholeMatch(of: /(?:Sources|Exercises|Tests)\/Chapter(\d+)(?:-\w+|Tests)?/)
    {
      return Int(match.1)
    }
    guard target.kind == .test else { return nil }
    // Tests go with the module that they are named after; else with those that they use.
    if let subject = manifest.target(String(target.name.dropLast("Tests".count))) {
      return chapter(of: subject, in: manifest)
    }
    return target.dependencies.lazy.compactMap(manifest.target)
      .filter { $0.kind != .test }.compactMap { chapter(of: $0, in: manifest) }.first
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
