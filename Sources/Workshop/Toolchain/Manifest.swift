import Foundation

/// The targets that Package.swift declares.
package struct Manifest: Hashable, Sendable, Codable {
  /// A target.
  package struct Target: Hashable, Sendable, Codable {
    /// What the package manager makes of it.
    package enum Kind: String, Hashable, Sendable, Codable {
      case library, executable, test
    }

    /// The module's name.
    package let name: String
    /// What the package manager makes of it.
    package let kind: Kind
    /// Its folder, relative to the root.
    package let path: String
    /// Files and folders in it that don't belong to it, relative to its folder.
    package let excluded: [String]
    /// The names of the targets of the same package that it declares as dependencies.
    package let dependencies: [String]
    /// Whether it has files that are copied beside the program.
    let hasResources: Bool
    /// Whether sources, the modules below it and files that are copied are all that it takes to
    /// compile it: no conditions, no other language, no settings but those of the index.
    let isSwiftOnly: Bool
  }

  /// In the order of the manifest.
  package let targets: [Target]
  /// The language mode of its modules, such as "6".
  let language: String
  /// The oldest macOS that it supports, such as "15.0"; nil if it doesn't say.
  let macOSVersion: String?

  /// Reads what `swift package dump-package` prints.
  ///
  /// - Throws: a `DecodingError` when it isn't such a description.
  init(json: Data) throws {
    let description = try JSONDecoder().decode(Description.self, from: json)
    let names = Set(description.targets.map(\.name))
    targets = description.targets.map { $0.target(siblings: names) }
    language = description.swiftLanguageVersions?.last ?? "6"
    macOSVersion = description.platforms?.first { $0.platformName == "macos" }?.version
  }

  /// A target by its name.
  package func target(_ name: String) -> Target? {
    targets.first { $0.name == name }
  }

  /// Targets and everything below them, each after what it uses.
  ///
  /// - Returns: nil where one of them takes more than a compiler.
  func order(
    of names: [String], except other: String? = nil
  ) -> [Target]? {
    var sorted: [Target] = []
    func visit(_ name: String) -> Bool {
      if name == other || sorted.contains(where: { $0.name == name }) { return true }
      guard let target = target(name), target.isSwiftOnly, target.dependencies.allSatisfy(visit)
      else { return false }
      sorted.append(target)
      return true
    }
    return names.allSatisfy(visit) ? sorted : nil
  }
}

/// What can be wrong with the manifest.
enum ManifestError: Error, Equatable, CustomStringConvertible {
  case unreadable(String)

  /// A sentence that says what to do.
  var description: String {
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
    let dependencies: [[String: [NameOrOther]]]
    let resources: [Resource]?
    let settings: [Setting]?
    let pluginUsages: [Something]?
  }

  /// Files that a target brings along.
  struct Resource: Decodable {
    struct Rule: Decodable { let copy: Something? }

    let rule: Rule

    /// Whether they stay as they are.
    var isCopied: Bool { rule.copy != nil }
  }

  struct Platform: Decodable {
    let platformName: String
    let version: String
  }

  /// A setting of a target, such as a flag for the compiler.
  struct Setting: Decodable {
    struct Kind: Decodable { let unsafeFlags: Flags? }
    struct Flags: Decodable {
      let flags: [String]
      enum CodingKeys: String, CodingKey { case flags = "_0" }
    }

    let kind: Kind?

    /// Whether it concerns the index that a build leaves for editors, and not the program.
    var isForIndexOnly: Bool {
      kind?.unsafeFlags?.flags.allSatisfy { $0.hasPrefix("-index-") } ?? false
    }
  }

  /// Of some things it only matters that they exist.
  struct Something: Decodable {}

  let targets: [Target]
  let platforms: [Platform]?
  let swiftLanguageVersions: [String]?
}

/// A dependency is an object of one array: the name first, then conditions and nulls.
private enum NameOrOther: Decodable {
  case name(String)
  case null
  case condition

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let name = try? value.decode(String.self) {
      self = .name(name)
    } else {
      self = value.decodeNil() ? .null : .condition
    }
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
      ["byName", "target"].compactMap { key -> String? in
        guard case .name(let name) = dependency[key]?.first else { return nil }
        return name
      }
    }
    let own = names.filter(siblings.contains)
    let isConditional = dependencies.contains { dependency in
      dependency.values.joined().contains { if case .condition = $0 { true } else { false } }
    }
    return Manifest.Target(
      name: name, kind: kind, path: path ?? (kind == .test ? "Tests/\(name)" : "Sources/\(name)"),
      excluded: exclude ?? [], dependencies: own,
      hasResources: resources?.isEmpty == false,
      isSwiftOnly: ["regular", "executable", "test"].contains(type) && !isConditional
        && (settings ?? []).allSatisfy(\.isForIndexOnly) && (resources ?? []).allSatisfy(\.isCopied)
        && pluginUsages?.isEmpty != false
        && own.count == dependencies.count)
  }
}
