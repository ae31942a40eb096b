import CourseModel
import ModuleGraph
import TerminalUI

extension Workshop {
  /// Shows the modules of a chapter and what they import from each other.
  ///
  /// - Parameters:
  ///   - chapter: its number; nil for the whole workspace.
  ///   - asMermaid: whether as the Book draws it, for a page of Markdown.
  /// - Throws: `ManifestError` or `CommandError` when the package cannot be described,
  ///   `WorkspaceError` when a file cannot be read.
  package func graph(_ chapter: Int?, asMermaid: Bool) throws -> WorkshopExit {
    let manifest = try ProgressLine(on: terminal, step: "Reading Package.swift").during {
      try toolchain(runner).describe(nil)
    }
    let graph = try ModuleGraph(manifest: manifest, workspace: workspace)
    let text = asMermaid ? graph.mermaid(chapter: chapter) : graph.text(chapter: chapter)
    terminal.draw(Screen(text.split(separator: "\n").map { Line(String($0)) }))
    return .success
  }
}
