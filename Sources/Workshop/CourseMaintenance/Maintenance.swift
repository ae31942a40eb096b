import CourseModel
import Foundation
import TerminalUI
import Toolchain

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
    let problems = try book.problems { page in chapter.map(page.isPage) ?? true }
    terminal.draw(Screen(lines(of: problems)))
    return close("The Book is up to date.", problems.count)
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
    let report: Verification.Report = { step, summary, problems in
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
    try Verification(course: course, toolchain: toolchain, exercises: affected)
      .run(report: report)
    if !exercisesOnly {
      let graph = try ModuleGraph(manifest: manifest, workspace: course.workspace)
      report("modules", "imports of \(manifest.targets.count) targets", graph.problems())
      let pages = try book.pages().filter { changes?.affect($0) ?? true }.count
      report("book", "\(pages) pages", try book.problems { changes?.affect($0) ?? true })
      terminal.draw(Screen(table(Budgets(workspace: course.workspace, manifest: manifest).rows)))
    }
    return close("verified", count)
  }

  /// The budgets, each with its value and limit. They don't fail yet.
  private func table(_ rows: [Budgets.Row]) -> [Line] {
    let rows = rows.map { row in
      let figures = String(format: "%9d%9d", row.value, row.limit)
      return (row.what, "\(figures)\(row.value > row.limit ? "  over" : "")")
    }
    let width = rows.map(\.0.count).max() ?? 0
    return [""]
      + ([("budgets", "      now    limit")] + rows).map { what, figures in
        "\(Line(what).padded(to: width))\(figures)"
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
    terminal.draw(
      Screen {
        "\(word.padded(to: 4))  \(step): \(summary)" as Line
        lines(of: problems).map { "      \($0)" }
      })
  }

  private func lines(of problems: [Problem]) -> [Line] {
    problems.flatMap { "\($0)".split(separator: "\n", omittingEmptySubsequences: false) }
      .map { Line(String($0)) }
  }
}
