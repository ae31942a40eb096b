import TerminalUI

extension Workshop {
  /// Checks everything that a maintainer must keep true.
  ///
  /// - Parameter chapter: the number of one chapter; nil for the whole workspace.
  /// - Throws: `BuildError` or `CommandError` when nothing can be judged.
  package func verify(_ chapter: Int?) throws -> WorkshopExit {
    var count = 0
    let clock = ContinuousClock()
    var last = clock.now
    let report = { (step: String, summary: String, problems: [Problem]) in
      count += problems.count
      let time = (clock.now - last).formatted(
        .units(allowed: [.seconds], fractionalPart: .show(length: 1)))
      last = clock.now
      write(step: step, summary: "\(summary) (\(time))", problems)
    }
    try Verification(of: course, chapter: chapter).run { finding in
      report(finding.step, finding.summary, finding.problems)
    }
    let manifest = try Manifest(of: workspace)
    let graph = try ModuleGraph(manifest: manifest, workspace: workspace)
    report("modules", "imports of \(manifest.targets.count) targets", graph.problems())
    let pages = workspace.files(below: "Book", suffix: ".md").count
    report("book", "\(pages) pages", try Book(course: course).problems())
    let closing: Line = count == 0 ? "\("verified", .green)" : "\("\(count) to mend", .red)"
    terminal.write(closing)
    return count == 0 ? .success : .problems
  }

  /// "ok     pieces: 7 exercises", or "mend" with the problems below.
  func write(step: String, summary: String, _ problems: [Problem]) {
    let word: Line = problems.isEmpty ? "\("ok", .green)" : "\("mend", .red)"
    terminal.draw(
      Screen {
        "\(word.padded(to: 4))  \(step): \(summary)" as Line
        problems.flatMap { problem in
          "\(problem)".split(separator: "\n", omittingEmptySubsequences: false).map {
            Line("      \($0)")
          }
        }
      })
  }
}
