import ModuleGraph

/// The Book's diagrams: those of the module graph are drawn from the imports.
struct Diagrams {
  let pages: [BookPage]
  let graph: ModuleGraph

  /// Draws the graphs that the pages ask for, and looks at how the other diagrams begin.
  func findings() -> Findings {
    Findings(pages) { fence throws(BlockError) in
      guard fence.language == "mermaid" else { return nil }
      guard let scope = fence.values("module graph").first else {
        let first = fence.lines.map(\.trimmed).first { !$0.isEmpty && !$0.hasPrefix("%%") }
        if first?.prefixMatch(of: Self.kind) == nil {
          throw BlockError(
            "This diagram begins with no kind of diagram that is known, such as `flowchart TD`.")
        }
        return nil
      }
      let chapter = Int(scope)
      guard scope == "all" || !graph.drawn(chapter: chapter ?? 0).isEmpty else {
        throw BlockError(
          "`module graph: \(scope)` names no chapter. Write a chapter's number, or `all`.")
      }
      let lines = graph.mermaid(chapter: chapter).split(separator: "\n").map(String.init)
      return (lines, "the imports in Sources")
    }
  }

  private static var kind: Regex<Substring> {
    /(?:flowchart|graph|(?:sequence|class|state|er)Diagram(?:-v2)?|journey|gantt|pie|mindmap|timeline)\b/
  }
}
