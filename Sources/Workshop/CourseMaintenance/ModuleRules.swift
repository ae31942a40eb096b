import ModuleGraph
import SwiftSource

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
    imports(of: module) { !module.declared.contains($0.name) }.map { file, declaration in
      Problem(
        file.path, line: declaration.line,
        "imports \(declaration.module), which \(module.name) does not declare. Add \"\(declaration.module)\" to what \(module.name) uses in Package.swift."
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
    return chains(from: module).map { chain in
      let (first, other) = (chain[1], chain[chain.count - 1])
      let place = self.place(of: first, in: module)
      let how = chain.count == 2 ? "" : " by way of \(chain.dropFirst().joined(separator: " → "))"
      return Problem(
        place.path, line: place.line,
        "\(module.name) reaches the feature \(other)\(how). Features do not know each other: let the entry point hand \(module.name) a closure or a protocol's value instead."
      )
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
    imports(of: module) { $0.role == .live }.compactMap { file, declaration in
      if file.path.contains("/Previews/") {
        Problem(
          file.path, line: declaration.line,
          "a preview imports the live module \(declaration.module). Give the preview a stub in its own folder."
        )
      } else if module.role != .entryPoint, module.role != .tests {
        Problem(
          file.path, line: declaration.line,
          "\(module.name) imports the live module \(declaration.module). Only entry points and tests may: depend on the interface here, and let the entry point pass the live value in."
        )
      } else {
        nil
      }
    }
  }

  private func foreignChapters(of module: Module) -> [Problem] {
    let foreign = imports(of: module) { $0.chapter != nil && $0.chapter != module.chapter }
    let imported = foreign.map { file, declaration in
      Problem(
        file.path, line: declaration.line, foreignChapterMessage(module, declaration.module))
    }
    let declared = module.declared.filter { name in
      let chapter = self.module(name)?.chapter
      return chapter != nil && chapter != module.chapter && !module.imports.contains(name)
    }
    return imported
      + declared.map { Problem("Package.swift", foreignChapterMessage(module, $0)) }
  }

  private func foreignChapterMessage(_ module: Module, _ name: String) -> String {
    let other = self.module(name)?.chapter ?? 0
    let owner = module.chapter.map { "chapter \($0)" } ?? "all chapters"
    return
      "\(module.name) belongs to \(owner) and uses \(name) of chapter \(other), so CHAPTER would leave it out of the build. Move what both need into Sources/Shared, or write it again: repetition between stages is the teaching."
  }

  private func imports(
    of module: Module, where isWanted: (Module) -> Bool
  ) -> [(Module.File, Imports.Declaration)] {
    module.files.flatMap { file in
      file.imports.filter { self.module($0.module).map(isWanted) ?? false }.map { (file, $0) }
    }
  }

  private func place(of name: String, in module: Module) -> (path: String, line: Int?) {
    let found = imports(of: module) { $0.name == name }.first
    return found.map { ($0.0.path, $0.1.line) } ?? (module.path, nil)
  }
}
