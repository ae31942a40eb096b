import CourseModel
import Foundation
import Judging
import TerminalUI
import Toolchain

/// Receives a step's name, a short summary with numbers, and the problems to fix.
typealias Report = (_ step: String, _ summary: String, _ problems: [Problem]) -> Void

/// The commands of `maintain`. Those that check return whether there is nothing to fix.
package struct Maintenance: Sendable {
  private let terminal: Terminal
  private let book: Book
  /// The course to maintain.
  package var course: Course { book.course }

  /// Creates the commands.
  ///
  /// - Parameter scratchPath: the package manager's build folder, relative to the workspace's root.
  package init(
    _ course: Course, terminal: Terminal, toolchain: Toolchain, runner: ProcessRunner,
    scratchPath: String
  ) {
    self.terminal = terminal
    book = Book(course: course, toolchain: toolchain, runner: runner, scratchPath: scratchPath)
  }

  /// Checks the Book; on request, first rewrites what is generated from the sources.
  ///
  /// - Parameters:
  ///   - chapter: the chapter whose pages are run; nil for all pages.
  ///   - fix: whether to rewrite.
  /// - Returns: whether there is nothing to fix.
  /// - Throws: `WorkspaceError`, `ManifestError` or `CommandError` if nothing can be checked.
  package func book(_ chapter: Int? = nil, fix: Bool) throws -> Bool {
    var book = book
    book.report = { [terminal] in terminal.write(Line($0, .dim)) }
    if fix {
      for path in try book.fix() { terminal.write("rewrote \(path)") }
    }
    let pages = try book.pages().filter { chapter == nil || $0.chapter == chapter }
    let compared = pages.isEmpty ? [Problem("Book", "No such chapter.")] : try book.problems()
    write(compared)
    let run = try book.problems(byRunning: pages)
    write(run)
    return close("The Book is up to date.", compared.count + run.count)
  }

  /// What the Book's website needs from the workspace, as JSON.
  ///
  /// - Throws: `WorkspaceError` if a file can't be read.
  package func siteData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(SiteData(course: course, pages: book.pages()))
  }

  /// Runs all checks.
  ///
  /// - Parameters:
  ///   - exercises: the exercises to judge.
  ///   - commit: judges only what has changed since a commit; nil judges everything.
  ///   - exercisesOnly: whether to leave out the modules and the Book.
  /// - Returns: whether there is nothing to fix.
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged, `WorkspaceError` if a file
  ///   can't be read.
  package func verify(
    _ exercises: [Exercise], since commit: String? = nil, exercisesOnly: Bool
  ) throws -> Bool {
    var count = 0
    let clock = ContinuousClock()
    var last = clock.now
    let report: Report = { step, summary, problems in
      count += problems.count
      let time = String(format: "%.1f s", (clock.now - last).seconds)
      last = clock.now
      write(step: step, summary: "\(summary) (\(time))", problems)
    }
    let (course, toolchain) = (book.course, book.toolchain)
    let manifest = try toolchain.describe(nil)
    let changes = try commit.map {
      try Changes(since: $0, in: course.workspace, manifest, book.runner)
    }
    let affected = exercises.filter { changes?.affect($0) ?? true }
    // The exercises' whole chapters are checked for completeness.
    let numbers = Set(affected.map(\.id.chapter))
    let chapters = course.chapters.filter { numbers.contains($0.number) }
    report(
      "pieces", "\(affected.count) exercises",
      chapters.flatMap { Pieces(course: course, chapter: $0).problems })
    // A test run has more time than a learner's, because this also runs on busy machines.
    let judge = Judge(course.workspace, toolchain, timeout: .seconds(30))
    try Trials(workspace: course.workspace, exercises: affected, judge: judge).run(report: report)
    if !exercisesOnly {
      let graph = try ModuleGraph(manifest: manifest, workspace: course.workspace)
      report("modules", "imports of \(manifest.targets.count) targets", graph.problems())
      let pages = try book.pages()
      report("book", "\(pages.count) pages", try book.problems())
      let affected = pages.filter { changes?.affect($0) ?? true }
      report("transcripts", "\(affected.count) pages", try book.problems(byRunning: affected))
      terminal.draw(Screen(table(Budgets(workspace: course.workspace, manifest: manifest).rows)))
    }
    return close("verified", count)
  }

  /// The budgets, each with its value and limit. They don't fail yet.
  private func table(_ rows: [Budgets.Row]) -> [Line] {
    let width = rows.map(\.what.count).max() ?? 0
    return ["", "\(Line("budgets").padded(to: width))      now    limit"]
      + rows.map { row in
        let figures = String(format: "%9d%9d", row.value, row.limit)
        let over = row.value > row.limit ? "  over" : ""
        return "\(Line(row.what).padded(to: width))\(figures)\(over)"
      } + [""]
  }

  /// Prints that all is well, or how many problems there are to fix.
  private func close(_ praise: String, _ count: Int) -> Bool {
    terminal.write(count == 0 ? "\(praise, .green)" : "\("\(count) to fix", .red)")
    return count == 0
  }

  /// Writes "ok    pieces: 7 exercises", or "fix" with the problems below.
  private func write(step: String, summary: String, _ problems: [Problem]) {
    let word: Line = problems.isEmpty ? "\("ok", .green)" : "\("fix", .red)"
    terminal.write("\(word.padded(to: 4))  \(step): \(summary)")
    write(problems, indentation: "      ")
  }

  private func write(_ problems: [Problem], indentation: String = "") {
    for line in problems.flatMap({
      "\($0)".split(separator: "\n", omittingEmptySubsequences: false)
    }) {
      terminal.write("\(indentation)\(String(line))")
    }
  }
}
