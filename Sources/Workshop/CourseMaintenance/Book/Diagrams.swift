import ModuleGraph

/// The Book's diagrams: those of the module graph are drawn from the imports.
struct Diagrams {
  let pages: [BookPage]
  let graph: ModuleGraph

  private static let keywords: Set = [
    "flowchart", "graph", "sequenceDiagram", "classDiagram", "stateDiagram", "stateDiagram-v2",
    "erDiagram", "journey", "gantt", "pie", "quadrantChart", "requirementDiagram", "gitGraph",
    "mindmap", "timeline", "block-beta", "xychart-beta",
  ]

  /// Draws the graphs that the pages ask for, and looks at how the other diagrams begin.
  func findings() -> Findings {
    var findings = Findings()
    for page in pages {
      for fence in page.fences where fence.language == "mermaid" && fence.isClosed {
        if let scope = fence.values("module graph").first {
          draw(scope, fence, on: page.path, into: &findings)
        } else if !Self.keywords.contains(Self.firstWord(of: fence)) {
          findings.problems.append(
            Problem(
              page.path, line: fence.line,
              "This diagram begins with no kind of diagram that is known, such as `flowchart TD`."))
        }
      }
    }
    return findings
  }

  private func draw(
    _ scope: String, _ fence: Fence, on page: String, into findings: inout Findings
  ) {
    let chapter = Int(scope)
    let isKnown = scope == "all" || !graph.drawn(chapter: chapter ?? 0).isEmpty
    guard isKnown else {
      findings.problems.append(
        Problem(
          page, line: fence.line,
          "`module graph: \(scope)` names no chapter. Write a chapter's number, or `all`."))
      return
    }
    let lines = graph.mermaid(chapter: chapter).split(separator: "\n").map(String.init)
    findings.blocks.append(
      GeneratedBlock(page: page, fence: fence, lines: lines, source: "the imports in Sources"))
  }

  private static func firstWord(of fence: Fence) -> String {
    let first = fence.lines.map(\.trimmed).first { !$0.isEmpty && !$0.hasPrefix("%%") }
    return String(first?.prefix { !$0.isWhitespace && $0 != ";" } ?? "")
  }
}
