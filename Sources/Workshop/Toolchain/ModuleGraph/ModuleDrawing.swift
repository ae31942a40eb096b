import Foundation

/// The module graph for readers. An edge means "imports".
extension ModuleGraph {
  /// The modules to draw, entry points first.
  ///
  /// - Parameter chapter: one chapter, including the shared modules that it uses; nil for the whole
  ///   workspace. Tests, their support and exercises are never drawn.
  package func drawn(chapter: Int?) -> [Module] {
    let sources = modules.filter { $0.path.hasPrefix("Sources/") }
    var names = Set(sources.filter { chapter == nil || $0.chapter == chapter }.map(\.name))
    var queue = Array(names)
    while let module = queue.popLast().flatMap(self.module) {
      queue += module.imports.filter { names.insert($0).inserted }
    }
    return Module.Role.allCases.flatMap { role in
      sources.filter { $0.role == role && names.contains($0.name) }.sorted { $0.name < $1.name }
    }
  }

  /// One line per module: its role, its name, and its imports.
  ///
  /// - Parameter chapter: one chapter, or nil for the whole workspace.
  /// - Returns: the lines, each with a line break; empty if there is no such chapter.
  package func text(chapter: Int?) -> String {
    let modules = drawn(chapter: chapter)
    let width = modules.map(\.name.count).max() ?? 0
    let roles = Module.Role.allCases.map(\.rawValue.count).max() ?? 0
    return modules.map { module in
      let role = module.role.rawValue.padding(toLength: roles, withPad: " ", startingAt: 0)
      guard !module.imports.isEmpty else { return "\(role)  \(module.name)\n" }
      let name = module.name.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(role)  \(name)  → \(module.imports.sorted().joined(separator: ", "))\n"
    }
    .joined()
  }

  /// A Mermaid flowchart, in an order that depends only on names. Shapes distinguish the roles: a
  /// program is a stadium, a feature or its screens a rectangle, a live module a cylinder, any
  /// other a rounded box. The whole workspace has one box per chapter.
  ///
  /// - Parameters:
  ///   - chapter: one chapter, or nil for the whole workspace.
  ///   - names: the only modules to draw, with the edges between them; nil for all.
  /// - Returns: the diagram, with a line break after each line.
  package func mermaid(chapter: Int?, only names: Set<String>? = nil) -> String {
    let isDrawn = { (name: String) in names?.contains(name) ?? true }
    let modules = drawn(chapter: chapter).filter { isDrawn($0.name) }
    var lines = ["flowchart TD"]
    let boxes = chapter == nil ? Set(modules.compactMap(\.chapter)) : []
    for number in boxes.sorted() {
      lines.append("  subgraph C\(number)[\"Chapter \(number)\"]")
      lines += modules.filter { $0.chapter == number }.map { "    \($0.shape)" }
      lines.append("  end")
    }
    lines += modules.filter { boxes.isEmpty || $0.chapter == nil }.map { "  \($0.shape)" }
    for module in modules {
      lines += module.imports.filter(isDrawn).sorted().map { "  \(module.name) --> \($0)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Module {
  fileprivate var shape: String {
    switch role {
    case .entryPoint, .devApp: "\(name)([\(name)])"
    case .feature, .ui: "\(name)[\(name)]"
    case .live: "\(name)[(\(name))]"
    case .data, .domain, .library, .exercises, .tests: "\(name)(\(name))"
    }
  }
}
