import CourseModel
import Foundation
import ModuleGraph
import Processes
import Toolchain

/// The Book, and everything in it that could stop matching the workspace.
///
/// Its pages are the Markdown files in Book, README.md and CONTRIBUTING.md. A comment directly
/// above a fence says where the fence's text comes from or how it is run:
///
/// | fence | comment | meaning |
/// |---|---|---|
/// | `swift` | `snippet: Sources/A.swift#name` | the region of that file, or the file without `#name` |
/// | `swift` | `does not compile: diagnostic` | the compiler must say exactly this; repeatable |
/// | `swift` | `after: Sources/A.swift#name` | code in front of the block that must not compile; repeatable |
/// | `diff` | `diff: Sources/A.swift#old Sources/A.swift#new` | how the second region differs from the first |
/// | `console` | none | `$` commands that are run, each with its output |
/// | `console` | `exit code: 64` | what the last command must end with |
/// | `console` | `while running: swift run Name` | a program that runs meanwhile; repeatable |
/// | `console` | `answers: 1.1, 1.2` | ANSWERS is a copy of the exercises with these solved |
/// | `screen` | none | a program at a terminal, what is typed, and what its window shows |
/// | `screen` | `size: 60x24` | the window's size, if it isn't 80x24 |
/// | `screen` | `while running: swift run Name` | as for `console` |
/// | `mermaid` | `module graph: 1` | the chapter's modules, or those of `all` |
/// | `mermaid` | `modules: A, B` | below it: only these of them |
/// | `mermaid` | `creation graph: 1` | who creates the objects of the chapter's program |
///
/// Above an image, `picture: bars` or `picture: onion` and the lines with it draw the image's file.
///
/// A comment holds one option a line, as many as it takes.
struct Book: Sendable {
  let course: Course
  let toolchain: Toolchain
  let runner: ProcessRunner
  /// The build folder for `swift build` and `swift test` in transcripts, relative to the root.
  let scratchPath: String
  /// Is told what is being done now, a line at a time; from any thread.
  var report: @Sendable (String) -> Void = { _ in }

  /// Checks the Book.
  ///
  /// - Parameter chapter: run what is on this chapter's page and its interludes only; nil for all pages.
  ///   What needs no build is always checked on all.
  /// - Returns: what is wrong, by file and line.
  /// - Throws: `WorkspaceError` when a page or a source file cannot be read, `ManifestError`
  ///   when the manifest does not work, `CommandError` without `swift` or a shell.
  func problems(chapter: Int? = nil) throws -> [Problem] {
    let pages = try pages()
    report("Comparing the pages with the sources and the exercises")
    let manifest = try toolchain.describe(nil)
    let problems =
      pages.flatMap(\.problems) + (try generatedBlocks(on: pages, manifest).problems())
      + Pictures(workspace: course.workspace, pages: pages).problems()
      + LinkCheck(workspace: course.workspace, pages: pages).problems()
      + CrossReferences(course: course, pages: pages).problems()
      + Interludes(pages: pages).problems()
      + CommandReferences(course: course, manifest: manifest, pages: pages).problems()
      + (try problemsByBuild(pages.filter { $0.isPage(of: chapter) }))
    return problems.sorted { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
  }

  /// Rewrites listings, generated diagrams and tables of exercises in place, and draws the pictures.
  ///
  /// Transcripts stay as they are: whether the page or the program is wrong, a person decides.
  ///
  /// - Returns: the files that changed.
  /// - Throws: as `problems`, or an error of the file system.
  func fix() throws -> [String] {
    let pages = try pages()
    let blocks = try generatedBlocks(on: pages, toolchain.describe(nil)).outdated
    let tables = CrossReferences(course: course, pages: pages).outdatedTables
    let pictures = try Pictures(workspace: course.workspace, pages: pages).draw()
    let rewritten: [String] = try pages.compactMap { page in
      let edits =
        blocks.filter { $0.fence.start.path == page.path }
        .map { (lines: $0.fence.body, text: $0.fence.indent($0.lines)) }
        + tables.filter { $0.path == page.path }
        .compactMap { table in table.lines.map { (lines: $0, text: table.expected) } }
      guard !edits.isEmpty else { return nil }
      let text = page.replacing(edits)
      try Data(text.utf8).write(to: course.workspace.url(page.path), options: .atomic)
      return page.path
    }
    return pictures + rewritten
  }

  /// Reads the pages.
  ///
  /// - Throws: `WorkspaceError` when one is not UTF-8.
  func pages() throws -> [BookPage] {
    let paths =
      ["README.md", "CONTRIBUTING.md"].filter(course.workspace.fileExists)
      + course.workspace.files(below: "Book", suffix: ".md")
    return try paths.map { BookPage(path: $0, text: try course.workspace.text($0)) }
  }

  private func generatedBlocks(
    on pages: [BookPage], _ manifest: Manifest
  ) throws -> GeneratedBlocks {
    let graph = try ModuleGraph(manifest: manifest, workspace: course.workspace)
    return GeneratedBlocks(workspace: course.workspace, graph: graph, pages: pages)
  }

  private func problemsByBuild(_ pages: [BookPage]) throws -> [Problem] {
    let needBuild = pages.flatMap(\.fences).contains {
      ["console", "screen"].contains($0.language) || !$0.values("does not compile").isEmpty
    }
    guard needBuild else { return [] }
    report("Building the workspace")
    let programs: URL
    do {
      programs = try toolchain.buildPrograms()
    } catch BuildError.failed(let output) {
      return [
        Problem(
          "Package.swift",
          "The workspace does not build, so neither transcripts nor code that must not compile were checked. `swift build` said:\n\(indented(output))"
        )
      ]
    }
    return try CompileFailTests(
      workspace: course.workspace, toolchain: toolchain, pages: pages, report: report
    ).problems()
      + Transcripts(
        course: course, programs: programs, scratchPath: scratchPath, runner: runner,
        pages: pages, report: report
      ).problems()
  }
}
