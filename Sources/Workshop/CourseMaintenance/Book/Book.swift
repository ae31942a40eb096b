import CourseModel
import Foundation
import ModuleGraph
import Processes
import Toolchain

/// The Book, and everything in it that could fall out of step with the workspace.
///
/// Its pages are the Markdown files in Book, README.md and CONTRIBUTING.md. A comment directly
/// above a fence says where the fence's text comes from or how it is run:
///
/// | fence | comment | meaning |
/// |---|---|---|
/// | `swift` | `snippet: Sources/A.swift#name` | the region of that file, or the file without `#name` |
/// | `swift` | `does not compile: diagnostic` | the compiler must say exactly this; repeatable |
/// | `swift` | `after: Sources/A.swift#name` | code in front of the block that must not compile; repeatable |
/// | `console` | none | `$` commands that are run, each with its output |
/// | `console` | `exit code: 64` | what the last command must end with |
/// | `console` | `while running: swift run Name` | a program that runs meanwhile; repeatable |
/// | `console` | `answers: 1.1, 1.2` | ANSWERS is a copy of the exercises with these solved |
/// | `mermaid` | `module graph: 1` | the chapter's modules, or those of `all` |
///
/// A comment holds one option a line, as many as it takes.
package struct Book: Sendable {
  /// A kind of check. They are independent of each other.
  package enum Check: Sendable, CaseIterable {
    /// Swift code is a region of a source file, and no region is left over.
    case listings
    /// Links lead to files and headings.
    case links
    /// The chapters' tables, the exercises' headers and the tests' traits agree.
    case lessons
    /// Commands name programs, tests and chapters that exist.
    case commands
    /// Diagrams of the module graph are drawn from the imports.
    case diagrams
    /// Code that must not compile does not, for the reason given. Builds the workspace.
    case refusedCode
    /// Commands print what the page says. Builds the workspace.
    case transcripts

    /// The checks that need no build.
    package static let quick: [Check] = [.listings, .links, .lessons, .commands, .diagrams]
  }

  private let course: Course
  private let toolchain: Toolchain
  private let runner: ProcessRunner
  private let scratchPath: String
  private let report: @Sendable (String) -> Void

  /// - Parameters:
  ///   - course: the course that the Book belongs to.
  ///   - toolchain: describes, builds and type-checks.
  ///   - runner: runs the transcripts.
  ///   - scratchPath: the build folder for `swift build` and `swift test` in transcripts, relative to
  ///     the workspace's root.
  ///   - report: is told what is being done now, a line at a time; from any thread.
  package init(
    course: Course, toolchain: Toolchain, runner: ProcessRunner, scratchPath: String,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.course = course
    self.toolchain = toolchain
    self.runner = runner
    self.scratchPath = scratchPath
    self.report = report
  }

  /// Checks the Book.
  ///
  /// - Parameter checks: what to check; everything if it is left out.
  /// - Returns: what is wrong, by file and line.
  /// - Throws: `WorkspaceError` when a page or a source file cannot be read, `ManifestError`
  ///   when the manifest does not work, `CommandError` without `swift` or a shell.
  package func problems(_ checks: [Check] = Check.allCases) throws -> [Problem] {
    let pages = try pages()
    var problems: [Problem] = []
    if checks.contains(.listings) {
      report("Comparing the listings with the sources")
      let listings = Listings(workspace: course.workspace, pages: pages)
      problems += listings.findings().allProblems + (try listings.leftovers())
    }
    if checks.contains(.links) {
      report("Following the links")
      problems += PageLinks(workspace: course.workspace, pages: pages).problems()
    }
    if checks.contains(.lessons) {
      report("Comparing the exercises with the pages")
      problems += Lessons(course: course, pages: pages).problems()
    }
    if checks.contains(.commands) || checks.contains(.diagrams) {
      problems += try problemsByManifest(checks, pages)
    }
    if checks.contains(.refusedCode) || checks.contains(.transcripts) {
      problems += try problemsByBuild(checks, pages)
    }
    return problems.sorted { ($0.path, $0.line ?? 0) < ($1.path, $1.line ?? 0) }
  }

  /// Rewrites listings and diagrams of the module graph in place.
  ///
  /// Transcripts stay as they are: whether the page or the program is wrong, a person decides.
  ///
  /// - Returns: the files that changed.
  /// - Throws: as `problems`, or an error of the file system.
  package func fix() throws -> [String] {
    let pages = try pages()
    let blocks =
      Listings(workspace: course.workspace, pages: pages).findings().blocks
      + (try diagrams(pages, manifest: nil)).blocks
    let changed = Dictionary(grouping: blocks.filter { $0.problem != nil }, by: \.page)
    for page in pages {
      guard let blocks = changed[page.path] else { continue }
      let text = page.replacing(blocks.map { ($0.fence, $0.lines) })
      try Data(text.utf8).write(to: course.workspace.url(page.path), options: .atomic)
    }
    return changed.keys.sorted()
  }

  private func pages() throws -> [BookPage] {
    let paths =
      ["README.md", "CONTRIBUTING.md"].filter(course.workspace.fileExists)
      + course.workspace.files(below: "Book", suffix: ".md")
    return try paths.map { BookPage(path: $0, text: try course.workspace.text($0)) }
  }

  private func problemsByManifest(_ checks: [Check], _ pages: [BookPage]) throws -> [Problem] {
    report("Comparing commands and diagrams with the package")
    let manifest = try toolchain.describe(nil)
    let commands =
      checks.contains(.commands)
      ? CommandWords(course: course, manifest: manifest, pages: pages).problems() : []
    let diagrams =
      checks.contains(.diagrams) ? try self.diagrams(pages, manifest: manifest).allProblems : []
    return commands + diagrams
  }

  private func diagrams(_ pages: [BookPage], manifest: Manifest?) throws -> Findings {
    guard pages.contains(where: { $0.fences.contains { $0.language == "mermaid" } }) else {
      return Findings()
    }
    let graph = try ModuleGraph(
      manifest: manifest ?? toolchain.describe(nil), workspace: course.workspace)
    return Diagrams(pages: pages, graph: graph).findings()
  }

  private func problemsByBuild(_ checks: [Check], _ pages: [BookPage]) throws -> [Problem] {
    let fences = pages.flatMap(\.fences)
    let hasRefusedCode =
      checks.contains(.refusedCode) && fences.contains { !$0.values("does not compile").isEmpty }
    let hasTranscripts =
      checks.contains(.transcripts) && fences.contains { $0.language == "console" }
    guard hasRefusedCode || hasTranscripts else { return [] }
    var problems: [Problem] = []
    if hasRefusedCode {
      problems += try RefusedCode(
        workspace: course.workspace, toolchain: toolchain, pages: pages, report: report
      ).problems()
    }
    if hasTranscripts {
      report("Building the workspace")
      let programs: URL
      do {
        programs = try toolchain.buildPrograms()
      } catch BuildError.failed(let output) {
        return problems + [
          Problem(
            "Package.swift",
            "The workspace does not build, so no transcript was checked. `swift build` said:\n\(indented(output))"
          )
        ]
      }
      problems += try Transcripts(
        course: course, programs: programs, scratchPath: scratchPath, runner: runner, pages: pages,
        report: report
      ).problems()
    }
    return problems
  }
}
