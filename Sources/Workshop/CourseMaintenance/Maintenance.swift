import CourseModel
import Foundation
import ModuleGraph
import Processes
import Synchronization
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
    let problems = try book.problems(chapter: chapter)
    terminal.draw(Screen(lines(of: problems)))
    return close("The Book is up to date.", problems.count)
  }

  /// Runs all checks.
  ///
  /// - Parameters:
  ///   - exercises: the exercises to judge.
  ///   - exercisesOnly: whether to leave out the modules and the Book.
  ///   - runs: how often to run the tests built with each answer.
  /// - Returns: whether there is nothing to fix.
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged, `WorkspaceError` if a file
  ///   can't be read.
  package func verify(_ exercises: [Exercise], exercisesOnly: Bool, runs: Int = 1) throws -> Bool {
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
    try Verification(course: course, toolchain: toolchain, exercises: exercises, runs: runs)
      .run(report: report)
    if !exercisesOnly {
      let manifest = try toolchain.describe(nil)
      let graph = try ModuleGraph(manifest: manifest, workspace: course.workspace)
      let own = try OwnTests(manifest: manifest, workspace: course.workspace).problems()
      report("modules", "imports of \(manifest.targets.count) targets", graph.problems() + own)
      let wording = Wording(workspace: course.workspace)
      report("wording", "\(wording.paths.count) files", try wording.problems())
      let pages = course.workspace.files(below: "Book", suffix: ".md").count
      report("book", "\(pages) pages", try book.problems())
    }
    return close("verified", count)
  }

  /// Makes small mistakes in the reference answers, and checks that the tests reject each of them.
  ///
  /// - Parameters:
  ///   - exercises: the exercises whose answers are changed.
  ///   - all: whether to list rejected mutants, too, each with the sentence that rejected it.
  /// - Returns: whether there is nothing to fix.
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged, `WorkspaceError` if a file
  ///   can't be read.
  package func mutate(_ exercises: [Exercise], all: Bool) throws -> Bool {
    let findings = Mutex<[MutationCheck.Findings]>([])
    try MutationCheck(
      workspace: book.course.workspace, exercises: exercises, toolchain: book.toolchain
    ).run { found in
      findings.withLock { $0.append(found) }
      write(step: "\(found.exercise.id)", summary: summary(of: found), found.problems)
      if all { terminal.draw(Screen(found.outcomes.flatMap { lines(of: $0, $1, found.exercise) })) }
    }
    let found = findings.withLock(\.self)
    terminal.draw(Screen(table(of: found)))
    return close("Every mutant is rejected or listed.", found.map(\.problems.count).reduce(0, +))
  }

  private func summary(of found: MutationCheck.Findings) -> String {
    let stopped = found.count { if case .stopped = $0 { true } else { false } }
    return
      "\(found.count(where: \.isCompiled)) mutants, \(found.count(where: \.isKilled)) rejected "
      + "(\(stopped) by a crash or a time limit), \(found.count { $0 == .equivalent }) equivalent, "
      + "\(found.count { $0 == .survived }) survived; \(found.count { $0 == .notCompiled }) more didn't "
      + "compile"
  }

  private func lines(
    of mutant: Mutant, _ outcome: MutationCheck.Outcome, _ exercise: Exercise
  ) -> [Line] {
    let word =
      switch outcome {
      case .killed(let test, let sentence): "rejected by \"\(test)\": \(sentence)"
      case .stopped(let reason): "rejected: \(reason)"
      case .notCompiled: "did not compile"
      case .survived: "survived"
      case .equivalent: "equivalent"
      }
    let problem = Problem(
      exercise.solution, line: mutant.line,
      "\(word)\n\(indented(["# \(mutant.key.kind.rawValue)"] + mutant.key.lines))")
    return lines(of: [problem])
  }

  private func table(of found: [MutationCheck.Findings]) -> [Line] {
    let outcomes = Dictionary(
      grouping: found.flatMap(\.outcomes).filter(\.outcome.isCompiled), by: \.mutant.key.kind)
    return MutationOperator.allCases.compactMap { kind in
      guard let outcomes = outcomes[kind]?.map(\.outcome) else { return nil }
      let name = kind.rawValue.padding(toLength: 22, withPad: " ", startingAt: 0)
      return Line(
        "\(name)\(outcomes.count) mutants, \(outcomes.count(where: \.isKilled)) rejected, "
          + "\(outcomes.count { $0 == .equivalent }) equivalent, "
          + "\(outcomes.count { $0 == .survived }) survived")
    }
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
