import CourseModel
import Foundation
import ModuleGraph
import Processes
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
  ///   - runs: how often to run the tests built with each answer.
  /// - Returns: whether there is nothing to fix.
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged, `WorkspaceError` if a file
  ///   can't be read.
  package func verify(
    _ exercises: [Exercise], since commit: String? = nil, exercisesOnly: Bool, runs: Int = 1
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
    try Verification(course: course, toolchain: toolchain, exercises: affected, runs: runs)
      .run(report: report)
    if !exercisesOnly {
      let graph = try ModuleGraph(manifest: manifest, workspace: course.workspace)
      let own = try OwnTests(manifest: manifest, workspace: course.workspace).problems()
      report("modules", "imports of \(manifest.targets.count) targets", graph.problems() + own)
      let wording = Wording(workspace: course.workspace)
      report("wording", "\(wording.paths.count) files", try wording.problems())
      let pages = try book.pages().filter { changes?.affect($0) ?? true }.count
      report("book", "\(pages) pages", try book.problems { changes?.affect($0) ?? true })
      terminal.draw(Screen(table(Budgets(workspace: course.workspace, manifest: manifest).rows)))
    }
    return close("verified", count)
  }

  /// Gives an exercise another number in its chapter; those in between move up or down by one.
  ///
  /// - Throws: `RenamingError` if the numbers aren't valid, `WorkspaceError` or an error from the
  ///   file system.
  package func renumber(_ number: String, to newNumber: String) throws {
    try carryOut(Renaming(renumbering: number, to: newNumber, in: book.course))
  }

  /// Gives an exercise's files another name.
  ///
  /// - Throws: `RenamingError` if the number or the name isn't valid, `WorkspaceError` or an error
  ///   from the file system.
  package func rename(_ number: String, to name: String) throws {
    let renaming = try Renaming(renaming: number, to: name, in: book.course)
    try carryOut(renaming)
    let titles = renaming.changes.compactMap { book.course.workspace.header(of: $0.new)?.title }
    for title in titles {
      terminal.write(
        "The title is still \"\(title)\": it's in the headers of task and answer.")
    }
  }

  /// Carries out the renaming, prints what changed, and lists what a person has to read.
  private func carryOut(_ renaming: Renaming) throws {
    try renaming.apply()
    terminal.draw(
      Screen {
        renaming.changes.map { old, new in
          "\("\(old.id)-\(old.name)", .bold) is now \("\(new.id)-\(new.name)", .bold)" as Line
        }
        renaming.moves.map { Line("moved \($0.old) to \($0.new)") }
        renaming.texts.map { Line("rewrote \($0.path)") }
        if !renaming.prose.isEmpty {
          "Not rewritten, since only you know what is meant:" as Line
          lines(of: renaming.prose.map { $0.problem($0.text.trimmed) }).map { "  \($0)" }
        }
      })
    let chapters = Set(renaming.changes.map(\.old.id.chapter)).sorted()
    for chapter in chapters {
      terminal.write("Next: ANSWERS=Solutions swift run maintain verify \(chapter)")
    }
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
