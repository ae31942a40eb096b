import Foundation

/// The targets that Package.swift declares.
package struct Manifest: Hashable, Sendable {
  /// A target.
  package struct Target: Hashable, Sendable {
    /// What the package manager makes of it.
    package enum Kind: Hashable, Sendable {
      case library, executable, test
    }
    /// The module's name.
    package let name: String
    /// What the package manager makes of it.
    package let kind: Kind
    /// Its folder, relative to the root.
    package let path: String
    /// Files and folders in it that do not belong to it, relative to its folder.
    package let excluded: [String]
    /// The names of the targets of the same package that it declares as dependencies.
    package let dependencies: [String]
  }

  /// In the order of the manifest.
  package let targets: [Target]
  /// The names of the package's traits.
  package let traits: [String]

  /// Reads what `swift package dump-package` prints.
  ///
  /// - Parameter json: the description in JSON.
  /// - Throws: a `DecodingError` when it is not such a description.
  package init(json: Data) throws {
    let description = try JSONDecoder().decode(Description.self, from: json)
    let names = Set(description.targets.map(\.name))
    targets = description.targets.map { $0.target(siblings: names) }
    // "default" only lists what is on if nobody chooses.
    traits = (description.traits ?? []).map(\.name).filter { $0 != "default" }
  }

  /// Asks the package manager, whatever ANSWERS and CHAPTER say now.
  ///
  /// It works in the workshop's own build folder, so that it does not wait for a build or a
  /// test run of the caller's.
  ///
  /// - Parameters:
  ///   - workspace: the folder of the package.
  ///   - chapter: one chapter with what it shares; nil for the whole workspace.
  /// - Throws: `ManifestError` when the manifest does not work, `CommandError` without `swift`.
  package init(of workspace: Workspace, chapter: Int? = nil) throws {
    let outcome = try Command(
      "swift", ["package", "--scratch-path", Builder.scratchPath, "dump-package"],
      in: workspace.root,
      environment: ["ANSWERS": nil, "CHAPTER": chapter.map(String.init)]
    ).run()
    // Warnings share the output, so the description begins at the first line that is a brace.
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    guard outcome.succeeded, let start = lines.firstIndex(of: "{"),
      let end = lines.lastIndex(of: "}")
    else { throw ManifestError.unreadable(outcome.output) }
    try self.init(json: Data(lines[start...end].joined(separator: "\n").utf8))
  }

  /// A target by its name.
  ///
  /// - Parameter name: the module's name.
  package func target(_ name: String) -> Target? {
    targets.first { $0.name == name }
  }
}

/// What can be wrong with the manifest.
package enum ManifestError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .unreadable(let output):
      "`swift package dump-package` did not describe the package. It said:\n\(output)"
    }
  }
}

/// The part of the description that matters here.
private struct Description: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let dependencies: [[String: [NameOrNothing]]]
  }
  struct Trait: Decodable {
    let name: String
  }
  let targets: [Target]
  let traits: [Trait]?
}

/// A dependency is an object of one array: the name first, then conditions and nulls.
private struct NameOrNothing: Decodable {
  let name: String?

  init(from decoder: any Decoder) throws {
    name = try? decoder.singleValueContainer().decode(String.self)
  }
}

extension Description.Target {
  func target(siblings: Set<String>) -> Manifest.Target {
    let kind: Manifest.Target.Kind =
      switch type {
      case "executable": .executable
      case "test": .test
      default: .library
      }
    let names = dependencies.flatMap { dependency in
      ["byName", "target"].compactMap { dependency[$0]?.first?.name }
    }
    return Manifest.Target(
      name: name, kind: kind, path: path ?? (kind == .test ? "Tests/\(name)" : "Sources/\(name)"),
      excluded: exclude ?? [], dependencies: names.filter(siblings.contains))
  }
}
