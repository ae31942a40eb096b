import Foundation

/// The targets that Package.swift declares.
package struct Manifest: Hashable, Sendable, Codable {
  /// A target.
  package struct Target: Hashable, Sendable, Codable {
    /// The kind of target.
    package enum Kind: String, Hashable, Sendable, Codable {
      case library, executable, test
    }

    /// The module's name.
    package let name: String
    /// The kind of target.
    package let kind: Kind
    /// Its folder, relative to the root.
    package let path: String
    /// Excluded files and folders, relative to its folder.
    package let excluded: [String]
    /// The names of the targets in the same package that it depends on.
    package let dependencies: [String]
    /// Whether it has resources.
    let hasResources: Bool
    /// Whether it can be compiled from only its sources, the modules it depends on and copied files:
    /// no conditions, no other language, no settings except those for the index and for the default
    /// isolation.
    let isSwiftOnly: Bool
    /// The actor on which its code is isolated unless it says otherwise, such as "MainActor"; nil if
    /// it's on none.
    let defaultIsolation: String?
  }

  /// The targets, in the order of the manifest.
  package let targets: [Target]
  /// The language mode of its modules, such as "6".
  let language: String
  /// The oldest supported macOS version, such as "15.0"; nil if the manifest doesn't say.
  let macOSVersion: String?

  /// Decodes the output of `swift package dump-package`.
  ///
  /// - Throws: a `DecodingError` if it's something else.
  init(json: Data) throws {
    let description = try JSONDecoder().decode(Description.self, from: json)
    let names = Set(description.targets.map(\.name))
    targets = description.targets.map { $0.target(siblings: names) }
    language = description.swiftLanguageVersions?.last ?? "6"
    macOSVersion = description.platforms?.first { $0.platformName == "macos" }?.version
  }

  /// The target with a name, or nil if there is none.
  package func target(_ name: String) -> Target? {
    targets.first { $0.name == name }
  }

  /// Targets and all their dependencies, each after those that it depends on.
  ///
  /// - Returns: nil if one of them needs more than a compiler.
  package func order(of names: [String], except other: String? = nil) -> [Target]? {
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

/// An error in the manifest.
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

/// The relevant part of the description.
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

  /// A target's resource files.
  struct Resource: Decodable {
    struct Rule: Decodable { let copy: Something? }

    let rule: Rule

    /// Whether they are copied unchanged.
    var isCopied: Bool { rule.copy != nil }
  }

  struct Platform: Decodable {
    let platformName: String
    let version: String
  }

  /// A target's setting, such as a compiler flag.
  struct Setting: Decodable {
    struct Kind: Decodable {
      let unsafeFlags: Value<[String]>?
      let defaultIsolation: Value<String>?
    }
    struct Value<Content: Decodable>: Decodable {
      let content: Content
      enum CodingKeys: String, CodingKey { case content = "_0" }
    }

    let kind: Kind?

    /// Whether it's for the index that a build creates for editors, and doesn't affect the program.
    var isForIndexOnly: Bool {
      kind?.unsafeFlags?.content.allSatisfy { $0.hasPrefix("-index-") } ?? false
    }
    /// The actor that it makes the default, if that's what it's for.
    var defaultIsolation: String? { kind?.defaultIsolation?.content }
  }

  /// A value that only matters by its presence.
  struct Something: Decodable {}

  let targets: [Target]
  let platforms: [Platform]?
  let swiftLanguageVersions: [String]?
}

/// A dependency is an array: the name first, then conditions and nulls.
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
        && (settings ?? []).allSatisfy { $0.isForIndexOnly || $0.defaultIsolation != nil }
        && (resources ?? []).allSatisfy(\.isCopied)
        && pluginUsages?.isEmpty != false
        && own.count == dependencies.count,
      defaultIsolation: settings?.lazy.compactMap(\.defaultIsolation).first)
  }
}
