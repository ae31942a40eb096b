import Toolchain

/// Rules for the modules of every chapter, including future ones.
extension ModuleGraph {
  /// The chapters whose modules another chapter may use. Chapter 7 turns chapter 6's app into a
  /// SwiftUI app with the same domains and data, because writing them again would teach nothing.
  private static let continuedChapters = [7: 6]

  /// Compares the imports with the manifest and with the rules for modular code: features don't
  /// know each other, screens don't know data, and only entry points know live modules.
  ///
  /// - Returns: the violations, in the order of the manifest.
  func problems() -> [Problem] {
    let features = Set(modules.filter { [.feature, .ui].contains($0.role) }.compactMap(\.feature))
    let interfaces = Set(
      modules.filter { $0.role == .live }.flatMap { live in
        live.imports.filter { live.name.hasPrefix($0) }
      })
    return modules.flatMap { module in
      undeclaredImports(of: module) + unusedDependencies(of: module) + liveImports(of: module)
        + reach(of: module, features, interfaces) + foreignChapters(of: module)
    } + missingDevApps()
  }

  private func undeclaredImports(of module: Module) -> [Problem] {
    imports(of: module) { !module.declared.contains($0.name) }.map {
      $0.problem(
        "imports \($0.text), which \(module.name) does not declare. Add \"\($0.text)\" to what \(module.name) uses in Package.swift."
      )
    }
  }

  /// Tests may declare what the module under test uses, and TestSupport, because the manifest gives
  /// it to all of them.
  private func unusedDependencies(of module: Module) -> [Problem] {
    var used = module.imports.union(module.subject.flatMap(self.module)?.imports ?? [])
    if module.role == .tests { used.insert("TestSupport") }
    return module.declared.filter { !used.contains($0) }.map { name in
      Problem(
        "Package.swift",
        "\(module.name) declares \(name), but no file in it imports \(name). Take \(name) out of what \(module.name) uses, or import it below \(module.path)."
      )
    }
  }

  /// The forbidden modules that a part of a feature links, and how it reaches them.
  ///
  /// - Parameters:
  ///   - features: the names of the features with screens. Several features may know a domain
  ///     without screens, such as AuthenticationDomain.
  ///   - interfaces: the modules that live modules implement.
  private func reach(
    of module: Module, _ features: Set<String>, _ interfaces: Set<String>
  ) -> [Problem] {
    guard let feature = module.feature else { return [] }
    let isScreen = module.role == .ui || module.role == .devApp
    func rule(_ chain: [String], _ other: Module) -> String? {
      if let foreign = other.feature, features.contains(foreign), foreign != feature {
        return
          "Features do not know each other: let the entry point hand \(module.name) a closure or a protocol value instead."
      }
      if module.role == .domain {
        return "A domain is values and protocols of its own. Let a data module translate."
      }
      if module.role == .data, other.role == .ui { return "Data does not know who shows it." }
      // A single-module feature knows the interfaces that it uses, and its dev app links them with
      // it.
      let isBehindFeature = chain.contains { self.module($0)?.role == .feature }
      if isScreen,
        [.data, .live].contains(other.role) || interfaces.contains(other.name) && !isBehindFeature
      {
        return
          "Screens know domains only: let the entry point hand them a value that implements one."
      }
      return nil
    }
    return chains(from: module).compactMap { chain in
      guard let other = chain.last.flatMap(self.module), let advice = rule(chain, other),
        let first = imports(of: module, where: { $0.name == chain[1] }).first
      else { return nil }
      let how = chain.count == 2 ? "" : " by way of \(chain.dropFirst().joined(separator: " → "))"
      return first.problem("\(module.name) reaches \(other.name)\(how). \(advice)")
    }
  }

  /// The shortest path to each module that is linked with this one.
  private func chains(from module: Module) -> [[String]] {
    var chains: [[String]] = []
    var queue = [[module.name]]
    var seen: Set = [module.name]
    while !queue.isEmpty {
      let chain = queue.removeFirst()
      let imports = chain.last.flatMap(self.module)?.imports.sorted() ?? []
      for next in imports where seen.insert(next).inserted {
        chains.append(chain + [next])
        queue.append(chain + [next])
      }
    }
    return chains
  }

  /// In a chapter with dev apps, every feature with its own screens must have one.
  private func missingDevApps() -> [Problem] {
    let chapters = Set(modules.filter { $0.role == .devApp }.compactMap(\.chapter))
    return modules.filter { module in
      module.role == .ui && module.chapter.map(chapters.contains) == true
        && !modules.contains { $0.role == .devApp && $0.feature == module.feature }
    }.map { module in
      let name = "\(module.feature ?? "")DevApp"
      return Problem(
        "Package.swift", "\(module.name) has no dev app. Add a program \(name) beside it.")
    }
  }

  private func liveImports(of module: Module) -> [Problem] {
    let isRoot = [.entryPoint, .exercises, .tests].contains(module.role)
    return imports(of: module) { $0.role == .live }
      .filter { !isRoot || $0.path.contains("/Previews/") }.map { live in
        live.problem(
          "\(module.name) imports the live module \(live.text). Only entry points, exercises and tests may, and no preview: depend on the interface here, and let the entry point pass the live value in."
        )
      }
  }

  private func foreignChapters(of module: Module) -> [Problem] {
    let own = [module.chapter, module.chapter.flatMap { Self.continuedChapters[$0] }]
    let owner = module.chapter.map { "chapter \($0)" } ?? "all chapters"
    return imports(of: module) { $0.chapter != nil && !own.contains($0.chapter) }.map { other in
      other.problem(
        "\(module.name) belongs to \(owner) and uses another chapter's \(other.text), so CHAPTER would leave it out of the build. Move what both need into Sources/Shared, or write it again: repetition between stages is part of the teaching."
      )
    }
  }

  /// The imports of modules that fulfil a condition, each with its place.
  private func imports(of module: Module, where isWanted: (Module) -> Bool) -> [Passage] {
    module.files.flatMap { file in
      file.imports.filter { self.module($0.module).map(isWanted) ?? false }
        .map { Passage(path: file.path, line: $0.line, text: $0.module) }
    }
  }
}
