import CourseModel
import ModuleGraph
import SwiftSource

/// Shows which objects create the others in a chapter's program. An edge means "creates".
///
/// The objects are those that the program's own module creates: of its own classes, and of types
/// from modules with screens, data or live implementations. The edges are the initializer calls in
/// all of the chapter's modules, so an object that creates another one itself has an edge, too.
/// Previews, dev apps and playgrounds are left out, because they are composition roots of their
/// own. A call that doesn't name the type, such as `.init()`, isn't found.
struct CreationGraph {
  private struct Creation: Hashable {
    let creator: String
    let object: String
  }

  private let creations: Set<Creation>

  /// - Throws: `WorkspaceError` if a source file isn't UTF-8.
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

  /// A Mermaid flowchart with dotted arrows, sorted by name; empty if nothing is created.
  var mermaid: [String] {
    guard !creations.isEmpty else { return [] }
    return ["flowchart LR"] + creations.map { "  \($0.creator) -.-> \($0.object)" }.sorted()
  }

  /// The calls of initializers, each with the outermost type that contains it.
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

  /// The names of the types that are declared with one of the keywords.
  private static func types(in code: SwiftCode, kinds: Set<String>) -> [String] {
    let tokens = code.tokens
    return tokens.indices.dropLast().filter { kinds.contains(tokens[$0].text) }
      .map { tokens[$0 + 1].text }
  }
}
