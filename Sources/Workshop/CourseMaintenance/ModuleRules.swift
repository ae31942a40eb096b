import ModuleGraph

/// What must stay true of the modules, also of the next one.
extension ModuleGraph {
  /// Holds the imports against the manifest and against the rules of modular code:
  /// features do not know each other, and only entry points know what is live.
  ///
  /// - Returns: what breaks a rule, in the order of the manifest.
  func problems() -> [Problem] {
    modules.flatMap { module in
      undeclaredImports(of: module) + unusedDependencies(of: module)
        + featuresBehind(module) + liveImports(of: module) + foreignChapters(of: module)
    }
  }

  private func undeclaredImports(of module: Module) -> [Problem] {
    imports(of: module) { !module.declared.contains($0.name) }.map {
      $0.problem(
        "imports \($0.text), which \(module.name) does not declare. Add \"\($0.text)\" to what \(module.name) uses in Package.swift."
      )
    }
  }

  /// Tests may declare what the module under test uses: the manifest gives it to both.
  private func unusedDependencies(of module: Module) -> [Problem] {
    let used = module.imports.union(module.subject.flatMap(self.module)?.imports ?? [])
    return module.declared.filter { !used.contains($0) }.map { name in
      Problem(
        "Package.swift",
        "\(module.name) declares \(name), but no file of it imports \(name). Take \(name) out of what \(module.name) uses, or import it below \(module.path)."
      )
    }
  }

  private func featuresBehind(_ module: Module) -> [Problem] {
    guard module.role == .feature else { return [] }
    return chains(from: module).flatMap { chain in
      let (first, other) = (chain[1], chain[chain.count - 1])
      let how = chain.count == 2 ? "" : " by way of \(chain.dropFirst().joined(separator: " → "))"
      return imports(of: module) { $0.name == first }.prefix(1).map {
        $0.problem(
          "\(module.name) reaches the feature \(other)\(how). Features do not know each other: let the entry point hand \(module.name) a closure or a protocol's value instead."
        )
      }
    }
  }

  /// The shortest way to each other feature, through modules that are no entry points.
  private func chains(from module: Module) -> [[String]] {
    var chains: [[String]] = []
    var queue = [[module.name]]
    var seen: Set = [module.name]
    while !queue.isEmpty {
      let chain = queue.removeFirst()
      let imports = chain.last.flatMap(self.module)?.imports.sorted() ?? []
      for next in imports.compactMap(self.module) where seen.insert(next.name).inserted {
        if next.role == .feature {
          chains.append(chain + [next.name])
        } else if next.role != .entryPoint {
          queue.append(chain + [next.name])
        }
      }
    }
    return chains
  }

  private func liveImports(of module: Module) -> [Problem] {
    imports(of: module) { $0.role == .live }.compactMap { live in
      if live.path.contains("/Previews/") {
        live.problem(
          "a preview imports the live module \(live.text). Give the preview a stub in its own folder."
        )
      } else if module.role != .entryPoint, module.role != .tests {
        live.problem(
          "\(module.name) imports the live module \(live.text). Only entry points and tests may: depend on the interface here, and let the entry point pass the live value in."
        )
      } else {
        nil
      }
    }
  }

  private func foreignChapters(of module: Module) -> [Problem] {
    let isForeign = { (other: Module) in other.chapter != nil && other.chapter != module.chapter }
    let declared = module.declared.filter { name in
      self.module(name).map(isForeign) == true && !module.imports.contains(name)
    }
    let message = { (name: String) in
      let other = self.module(name)?.chapter ?? 0
      let owner = module.chapter.map { "chapter \($0)" } ?? "all chapters"
      return
        "\(module.name) belongs to \(owner) and uses \(name) of chapter \(other), so CHAPTER would leave it out of the build. Move what both need into Sources/Shared, or write it again: repetition between stages is the teaching."
    }
    return imports(of: module, where: isForeign).map { $0.problem(message($0.text)) }
      + declared.map { Problem("Package.swift", message($0)) }
  }

  /// The names of some of the modules that a module imports, each where it does.
  private func imports(of module: Module, where isWanted: (Module) -> Bool) -> [Passage] {
    module.files.flatMap { file in
      file.imports.filter { self.module($0.module).map(isWanted) ?? false }
        .map { Passage(path: file.path, line: $0.line, text: $0.module) }
    }
  }
}
