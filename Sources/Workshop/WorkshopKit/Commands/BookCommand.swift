import TerminalUI

extension Workshop {
  /// Checks the Book, or first rewrites what can be derived from the sources.
  ///
  /// - Parameter fix: whether to rewrite listings and module diagrams.
  /// - Throws: `WorkspaceError`, `ManifestError` or `CommandError` when nothing can be checked.
  package func book(fix: Bool) throws -> WorkshopExit {
    let book = Book(course: course, report: { [terminal] in terminal.write(Line($0, .dim)) })
    if fix {
      for path in try book.fix() { terminal.write("rewrote \(path)") }
    }
    let problems = try book.problems()
    for problem in problems {
      terminal.draw(
        Screen(
          "\(problem)".split(separator: "\n", omittingEmptySubsequences: false).map {
            Line(String($0))
          }))
    }
    let closing: Line =
      problems.isEmpty
      ? "\("The Book is in step.", .green)" : "\("\(problems.count) to mend", .red)"
    terminal.write(closing)
    return problems.isEmpty ? .success : .problems
  }
}
