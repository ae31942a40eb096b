import CourseModel
import ModuleGraph
import SwiftSource

/// Who creates the objects that a chapter's program is made of. An edge means "creates".
///
/// The objects are those of screens, data and live modules whose initializers the program's own
/// module calls, and the classes of that module. The edges come from the calls in all of the
/// chapter's modules, so an object that makes another one by itself has an edge, too. Previews, dev
/// apps and playgrounds are left out: they are small roots of their own. A call that doesn't name
/// the type, such as `.init()`, isn't seen.
struct CreationGraph {
  private struct Creation: Hashable {
    let creator: String
    let object: String
  }

  private let creations: Set<Creation>

  /// - Throws: `WorkspaceError` when a source file is not UTF-8.
  init(chapter: Int, graph: ModuleGraph, workspace: Workspace) throws {
    var types: Set<String> = []
    var creations: Set<Creation> = []
    var wanted: Set<String> = []
    for module in graph.drawn(chapter: chapter) where module.chapter == chapter {
      let isProgram = module.name == "Chapter\(chapter)"
      guard isProgram || ![.entryPoint, .devApp].contains(module.role) else { continue }
      for file in module.files where !file.path.contains("/Previews/") {
        let code = SwiftCode(try workspace.text(file.path))
        let found = Self.creations(in: code, of: module.name)
        creations.formUnion(found)
        if isProgram {
          types.formUnion(Self.types(in: code, kinds: ["class"]))
          wanted.formUnion(found.map(\.object))
        } else if [.feature, .ui, .data, .live].contains(module.role) {
          types.formUnion(Self.types(in: code, kinds: ["class", "struct", "actor"]))
        }
      }
    }
    let objects = types.intersection(wanted)
    self.creations = creations.filter { objects.contains($0.object) }
  }

  /// A Mermaid flowchart with dotted arrows, in the order of the names; empty if nothing is created.
  var mermaid: [String] {
    guard !creations.isEmpty else { return [] }
    return ["flowchart LR"] + creations.map { "  \($0.creator) -.-> \($0.object)" }.sorted()
  }

  /// The calls of initializers, each with the outermost type around it.
  private static func creations(in code: SwiftCode, of module: String) -> Set<Creation> {
    var (creator, creations) = (module, Set<Creation>())
    for line in code.lines {
      if let type = line.firstMatch(of: /^(?:\S.* )?(?:class|struct|actor|enum|extension) (\w+)/) {
        creator = String(type.1)
      }
      for call in line.matches(of: /\b(\p{Lu}\w*)\(/) where call.1 != creator {
        creations.insert(Creation(creator: creator, object: String(call.1)))
      }
    }
    return creations
  }

  /// The names of the types that are declared by one of the words.
  private static func types(in code: SwiftCode, kinds: Set<String>) -> [String] {
    let tokens = code.tokens
    return tokens.indices.dropLast().filter { kinds.contains(tokens[$0].text) }
      .map { tokens[$0 + 1].text }
  }
}
