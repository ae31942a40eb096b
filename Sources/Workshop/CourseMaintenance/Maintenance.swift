import CourseModel
import ModuleGraph
import Processes
import TerminalUI
import Toolchain

/// The commands of `maintain`, each of which says whether it found nothing to fix.
package struct Maintenance: Sendable {
  private let terminal: Terminal
  private let book: Book

  /// Takes what it works with.
  ///
  /// - Parameter scratchPath: the package manager's build folder, relative to the workspace's root.
  package init(
    _ course: Course, terminal: Terminal, toolchain: Toolchain, runner: ProcessRunner,
    scratchPath: String
  ) {
    self.terminal = terminal
    book = Book(course: course, toolchain: toolchain, runner: runner, scratchPath: scratchPath)
  }

  /// Checks the Book, or first rewrites what can be derived from the sources.
  ///
  /// - Returns: whether nothing is to be fixed.
  /// - Throws: `WorkspaceError`, `ManifestError` or `CommandError` when nothing can be checked.
  package func book(fix: Bool) throws -> Bool {
    var book = book
    book.report = { [terminal] in terminal.write(Line($0, .dim)) }
    if fix {
      for path in try book.fix() { terminal.write("rewrote \(path)") }
    }
    let problems = try book.problems()
    terminal.draw(Screen(lines(of: problems)))
    return close("The Book is in step.", problems.count)
  }

  /// Checks everything that a maintainer must keep true.
  ///
  /// - Parameter chapter: one chapter's exercises; nil for the whole workspace.
  /// - Returns: whether nothing is to be fixed.
  /// - Throws: `BuildError` or `CommandError` when nothing can be judged, `WorkspaceError` when a file
  ///   can't be read.
  package func verify(_ chapter: Int?, exercisesOnly: Bool) throws -> Bool {
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
    try Verification(course: course, toolchain: toolchain, chapter: chapter).run(report: report)
    if !exercisesOnly {
      let manifest = try toolchain.describe(nil)
      let graph = try ModuleGraph(manifest: manifest, workspace: course.workspace)
      let own = try OwnTests(manifest: manifest, workspace: course.workspace).problems()
      report("modules", "imports of \(manifest.targets.count) targets", graph.problems() + own)
      let pages = course.workspace.files(below: "Book", suffix: ".md").count
      report("book", "\(pages) pages", try book.problems())
    }
    return close("verified", count)
  }

  /// Moves an exercise to another number of its chapter; those between make room.
  ///
  /// - Throws: `RenamingError` when the numbers make no sense, `WorkspaceError` or an error of the file
  ///   system.
  package func renumber(_ number: String, to newNumber: String) throws {
    try carryOut(Renaming(renumbering: number, to: newNumber, in: book.course))
  }

  /// Gives an exercise's files another name.
  ///
  /// - Throws: `RenamingError` when number or name make no sense, `WorkspaceError` or an error of the
  ///   file system.
  package func rename(_ number: String, to name: String) throws {
    let renaming = try Renaming(renaming: number, to: name, in: book.course)
    try carryOut(renaming)
    let titles = renaming.changes.compactMap { book.course.workspace.header(of: $0.new)?.title }
    for title in titles {
      terminal.write(
        "The title is still \"\(title)\": it stands in the headers of task and answer.")
    }
  }

  /// Does it, says what changed, and names what a person has to read.
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

  /// Says that all is well, or how much is to be fixed.
  private func close(_ praise: String, _ count: Int) -> Bool {
    terminal.write(count == 0 ? "\(praise, .green)" : "\("\(count) to fix", .red)")
    return count == 0
  }

  /// "ok    pieces: 7 exercises", or "fix" with the problems below.
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
