import CourseModel
import TerminalUI
import Toolchain

extension Workshop {
  /// Shows the modules of a chapter and what they import from each other.
  ///
  /// - Parameters:
  ///   - chapter: its number; nil for the whole workspace.
  ///   - asMermaid: whether to write Mermaid, as in the Book, for a Markdown page.
  /// - Throws: `ManifestError` or `CommandError` if the package can't be described,
  ///   `WorkspaceError` if a file can't be read.
  func graph(_ chapter: Int?, asMermaid: Bool) throws -> WorkshopExit {
    let manifest = try ProgressLine(on: terminal, step: "Reading Package.swift").during {
      try toolchain(runner).describe(nil)
    }
    let graph = try ModuleGraph(manifest: manifest, workspace: workspace)
    let text = asMermaid ? graph.mermaid(chapter: chapter) : graph.text(chapter: chapter)
    terminal.draw(Screen(text.split(separator: "\n").map { Line(String($0)) }))
    return .success
  }
}
