import CourseModel
import TerminalUI
import Toolchain

/// What is said beside a verdict.
extension Workshop {
  /// What solving an exercise has taught.
  @LineListBuilder func gain(from exercise: Exercise) -> [Line] {
    if let hints = try? workspace.text(exercise.hints),
      let sentence = Hints(hints).learned[exercise.id]
    {
      "Learned: \(sentence)"
    }
  }

  /// What to say when a chapter's last exercise has just been solved; otherwise nothing.
  ///
  /// - Parameters:
  ///   - exercise: the exercise that was judged.
  ///   - before: the progress before the check.
  ///   - now: the progress after it.
  @LineListBuilder func celebration(
    of exercise: Exercise, _ before: Progress, _ now: Progress
  ) -> [Line] {
    // If an exercise is edited and remains solved, that doesn't finish the chapter again.
    if let chapter = course.chapters.first(where: { $0.number == exercise.id.chapter }),
      chapter.exercises.allSatisfy({ now.state(of: $0) == .solved }),
      !chapter.exercises.allSatisfy({ before[$0.id].isSolved })
    {
      ""
      "\("Chapter \(chapter.number), \(chapter.title), is finished.", .bold)"
      if let goal = goal(of: chapter) { "You can now \(goal)." }
      if let next = course.chapters.first(where: { $0.number == chapter.number + 1 }) {
        "Next comes chapter \(next.number), \(next.title):"
        "  read   \(next.page)"
        "  demo   swift run Chapter\(next.number)"
      }
    }
  }

  /// What a chapter teaches, from the list of chapters in the Book, such as "find the dependencies
  /// in a piece of code".
  private func goal(of chapter: Chapter) -> String? {
    let file = chapter.page.split(separator: "/").last ?? ""
    let rows = (try? workspace.text("Book/README.md"))?.split(separator: "\n") ?? []
    return rows.lazy.compactMap { $0.prefixMatch(of: /\|.*\]\(([^)]+)\) *\| *([^|]+?) *\|/) }
      .first { $0.1 == file }.map { String($0.2) }
  }

  /// The end of what the learner's code printed, below an empty line.
  ///
  /// - Parameter text: the output; nothing is shown if it's empty.
  func printed(_ text: String, by exercise: Exercise) -> [Line] {
    guard !text.isEmpty else { return [] }
    let (count, width) = (20, 300)
    // Work on bytes, since this may be a lot of text.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = text.hasSuffix("\n") ? lines.dropLast() : lines[...]
    let all =
      shown.count > count ? " (swift run workshop check \(exercise.id) --verbose shows all)" : ""
    return ["", "Your code printed\(all):"]
      + shown.suffix(count).map { line in
        let line = Substring(line)
        return "  | \(line.prefix(width))\(line.count > width ? "…" : "")"
      }
  }

  /// Warns of tests that were edited since the last commit and so differ from the course's. Without
  /// git, this can't be detected.
  @LineListBuilder func warningOfEditedTests(of exercises: [Exercise]) -> [Line] {
    // Without the lock, a check that is ended leaves none behind.
    let command = Command(
      "git",
      ["--no-pager", "diff", "--name-only", "--relative", "HEAD", "--"]
        + exercises.flatMap { [$0.tests, $0.traps] },
      in: workspace.root,
      environment: ["GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_OPTIONAL_LOCKS": "0"])
    if let outcome = try? runner.run(command), outcome.succeeded, !outcome.output.isEmpty {
      let files = outcome.output.split(separator: "\n").map(String.init)
      ""
      "These tests aren't the course's; they were edited or removed:"
      files.map { Line("  \($0)") }
      "To get them back:"
      Line(whole: "  git checkout HEAD -- \(files.map(shellPath).joined(separator: " "))")
    }
  }

  /// Warns of a task saved under another name, which is easily mistaken for the one that is
  /// checked.
  @LineListBuilder func warningOfStrayFiles(beside exercise: Exercise) -> [Line] {
    let chapter = course.chapters.first { $0.number == exercise.id.chapter }
    let files = chapter.map { course.strayFiles(in: $0, answers: answers) } ?? []
    if !files.isEmpty {
      ""
      "Left out, because no exercise has this name:"
      files.map { Line("  \($0)") }
      "Plain `swift test` compiles it anyway. Rename it, or move it away."
    }
  }
}
