import CourseModel
import Foundation
import Judging
import TerminalUI
import Toolchain

/// Receives a step's name, a short summary with numbers, and the problems to fix.
typealias Report = (_ step: String, _ summary: String, _ problems: [Problem]) -> Void

/// The commands of `maintain`.
final class Maintenance {
  private let book: Book
  private let terminal: Terminal
  /// The number of problems that were found.
  private(set) var count = 0

  init(book: Book, terminal: Terminal) {
    self.book = book
    self.terminal = terminal
  }

  /// Checks the Book; on request, first rewrites what is generated from the sources.
  ///
  /// - Parameter chapter: the number of the chapter whose pages are run; nil for all pages.
  func book(_ chapter: String?, fix: Bool) throws {
    let pages = try book.pages().filter { chapter == nil || "\($0.chapter ?? -1)" == chapter }
    if pages.isEmpty { throw Flaw("There is no page of chapter \(chapter ?? "").") }
    if fix {
      for path in try book.fix() { terminal.write("rewrote \(path)") }
    }
    write(try book.problems())
    write(try book.problems(byRunning: pages))
    close("The Book is up to date.")
  }

  /// Prints what the Book's website needs from the workspace, as JSON.
  func writeSiteData() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(SiteData(course: book.course, pages: book.pages()))
    try FileHandle.standardOutput.write(contentsOf: data)
  }

  /// Runs all checks.
  ///
  /// - Parameters:
  ///   - number: the chapter or the exercise to judge; nil for all.
  ///   - commit: judges only what has changed since a commit; nil judges everything.
  ///   - exercisesOnly: whether to leave out the modules and the Book.
  func verify(_ number: String?, since commit: String?, exercisesOnly: Bool) throws {
    let (course, toolchain) = (book.course, book.toolchain)
    let exercises = course.exercises.filter {
      number == nil || ["\($0.id)", "\($0.id.chapter)"].contains(number)
    }
    if exercises.isEmpty {
      throw Flaw(
        """
        There is no chapter and no exercise \(number ?? ""). An exercise needs its reference answer \
        or its tests.
        """)
    }
    let clock = ContinuousClock()
    var last = clock.now
    let report: Report = { [self] step, summary, problems in
      let time = String(format: "%.1f s", (clock.now - last).seconds)
      last = clock.now
      let word: Line = problems.isEmpty ? "\("ok", .green)" : "\("fix", .red)"
      terminal.write("\(word.padded(to: 4))  \(step): \(summary) (\(time))")
      write(problems, indentation: "      ")
    }
    let manifest = try toolchain.describe(nil)
    let changes = try commit.map {
      try Changes(since: $0, in: course.workspace, manifest, book.runner)
    }
    let affected = exercises.filter { changes?.affect($0) ?? true }
    // The exercises' whole chapters are checked for completeness, whatever has changed.
    let numbers = Set(exercises.map(\.id.chapter))
    let chapters = course.chapters.filter { numbers.contains($0.number) }
    report(
      "pieces", "\(chapters.count) chapters",
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
      writeTable(Budgets(workspace: course.workspace, manifest: manifest).rows)
    }
    close("verified")
  }

  /// Writes the budgets, each with its value and limit. One that's over has to be cured, too.
  private func writeTable(_ rows: [Budgets.Row]) {
    let width = rows.map(\.what.count).max() ?? 0
    terminal.write("")
    terminal.write("\(Line("budgets").padded(to: width))      now    limit")
    for row in rows {
      let figures = String(format: "%9d%9d", row.value, row.limit)
      let isOver = row.value > row.limit
      if isOver { count += 1 }
      let over: Line = isOver ? "  \("over", .red)" : ""
      terminal.write("\(Line(row.what).padded(to: width))\(figures)\(over)")
    }
  }

  /// Prints that all is well, or how many problems there are to fix.
  private func close(_ praise: String) {
    terminal.write(count == 0 ? "\(praise, .green)" : "\("\(count) to fix", .red)")
  }

  private func write(_ problems: [Problem], indentation: String = "") {
    count += problems.count
    for line in problems.flatMap({
      "\($0)".split(separator: "\n", omittingEmptySubsequences: false)
    }) {
      terminal.write("\(indentation)\(String(line))")
    }
  }
}
