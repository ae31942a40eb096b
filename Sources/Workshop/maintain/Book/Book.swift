import CourseModel
import Foundation
import Toolchain

/// The Book, and the checks that it still matches the workspace.
///
/// Its pages are the Markdown files in Book, README.md and CONTRIBUTING.md. A comment directly
/// above a fence says where its text comes from or how it's run, in any number of options, one per
/// line; CONTRIBUTING.md lists them.
struct Book: Sendable {
  let course: Course
  let toolchain: Toolchain
  let runner: ProcessRunner
  /// The build folder for `swift build` and `swift test` in transcripts, relative to the root.
  let scratchPath: String
  /// Receives a line about each step as it begins; called on any thread.
  var report: @Sendable (String) -> Void = { _ in }

  /// Compares all pages with the sources and the exercises, and checks their links.
  ///
  /// - Returns: what is wrong, by file and line.
  func problems() throws -> [Problem] {
    report("Comparing the pages with the sources and the exercises")
    let pages = try pages()
    let manifest = try toolchain.describe(nil)
    let problems =
      pages.flatMap(\.problems) + (try generatedBlocks(on: pages, manifest).problems())
      + LinkCheck(workspace: course.workspace, pages: pages).problems()
      + CrossReferences(course: course, pages: pages).problems()
      + CommandReferences(course: course, manifest: manifest, pages: pages).problems()
    return problems.sorted { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
  }

  /// Rewrites listings and generated diagrams in place.
  ///
  /// It doesn't touch transcripts: a person has to decide whether the page or the program is wrong.
  ///
  /// - Returns: the files that changed.
  func fix() throws -> [String] {
    let pages = try pages()
    let blocks = try generatedBlocks(on: pages, toolchain.describe(nil)).outdated
    return try pages.compactMap { page in
      let own = blocks.filter { $0.fence.start.path == page.path }
      if own.isEmpty { return nil }
      let text = page.replacing(own.map { ($0.fence, $0.lines) })
      try Data(text.utf8).write(to: course.workspace.url(page.path), options: .atomic)
      return page.path
    }
  }

  /// Reads the pages.
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

  /// Builds the workspace, runs the pages' transcripts, and compiles what must not compile.
  func problems(byRunning pages: [BookPage]) throws -> [Problem] {
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
