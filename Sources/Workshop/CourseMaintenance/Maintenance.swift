import CourseModel
import ModuleGraph
import Processes
import TerminalUI
import Toolchain

/// The commands of `maintain`, each of which says whether it found nothing to fix.
package struct Maintenance: Sendable {
  private let course: Course
  private let terminal: Terminal
  private let toolchain: Toolchain
  private let runner: ProcessRunner
  private let scratchPath: String

  /// Memberwise: the implicit initializer is internal.
  package init(
    _ course: Course, terminal: Terminal, toolchain: Toolchain, runner: ProcessRunner,
    scratchPath: String
  ) {
    self.course = course
    self.terminal = terminal
    self.toolchain = toolchain
    self.runner = runner
    self.scratchPath = scratchPath
  }

  /// Checks the Book, or first rewrites what can be derived from the sources.
  ///
  /// - Returns: whether nothing is to be fixed.
  /// - Throws: `WorkspaceError`, `ManifestError` or `CommandError` when nothing can be checked.
  package func book(fix: Bool) throws -> Bool {
    let book = book { [terminal] in terminal.write(Line($0, .dim)) }
    if fix {
      for path in try book.fix() { terminal.write("rewrote \(path)") }
    }
    let problems = try book.problems()
    for problem in problems { terminal.draw(Screen(lines(of: problem))) }
    let closing: Line =
      problems.isEmpty
      ? "\("The Book is in step.", .green)" : "\("\(problems.count) to fix", .red)"
    terminal.write(closing)
    return problems.isEmpty
  }

  /// Checks everything that a maintainer must keep true.
  ///
  /// - Parameter chapter: one chapter's exercises; nil for the whole workspace.
  /// - Returns: whether nothing is to be fixed.
  /// - Throws: `BuildError` or `CommandError` when nothing can be judged.
  package func verify(_ chapter: Int?, exercisesOnly: Bool) throws -> Bool {
    var count = 0
    let clock = ContinuousClock()
    var last = clock.now
    let report = { (step: String, summary: String, problems: [Problem]) in
      count += problems.count
      let time = String(format: "%.1f s", (clock.now - last).seconds)
      last = clock.now
      write(step: step, summary: "\(summary) (\(time))", problems)
    }
    try Verification(course: course, toolchain: toolchain, chapter: chapter).run { finding in
      report(finding.step, finding.summary, finding.problems)
    }
    if !exercisesOnly {
      let manifest = try toolchain.describe(nil)
      let graph = try ModuleGraph(manifest: manifest, workspace: course.workspace)
      report("modules", "imports of \(manifest.targets.count) targets", graph.problems())
      let pages = course.workspace.files(below: "Book", suffix: ".md").count
      report("book", "\(pages) pages", try book { _ in }.problems())
    }
    let closing: Line = count == 0 ? "\("verified", .green)" : "\("\(count) to fix", .red)"
    terminal.write(closing)
    return count == 0
  }

  private func book(report: @escaping @Sendable (String) -> Void) -> Book {
    Book(
      course: course, toolchain: toolchain, runner: runner, scratchPath: scratchPath,
      report: report)
  }

  /// "ok    pieces: 7 exercises", or "fix" with the problems below.
  private func write(step: String, summary: String, _ problems: [Problem]) {
    let word: Line = problems.isEmpty ? "\("ok", .green)" : "\("fix", .red)"
    terminal.draw(
      Screen {
        "\(word.padded(to: 4))  \(step): \(summary)" as Line
        problems.flatMap { lines(of: $0).map { "      \($0)" } }
      })
  }

  private func lines(of problem: Problem) -> [Line] {
    "\(problem)".split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) }
  }
}
