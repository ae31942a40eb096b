import CourseModel
import TerminalUI

extension Workshop {
  /// What solving an exercise has achieved: the mistakes that were avoided, and what was learned.
  @LineListBuilder func gain(from exercise: Exercise) -> [Line] {
    let mistakes = workspace.mistakes(in: exercise)
    if let mistake = mistakes.first {
      mistakes.count == 1
        ? "You avoided its mistake: \(mistake.title)."
        : "You avoided \(mistakes.count) mistakes, such as this one: \(mistake.title)."
    }
    if let hints = try? workspace.text(exercise.hints),
      let sentence = Hints(hints).learned[exercise.id]
    {
      "Learned: \(sentence)"
    }
  }

  /// What to say when a chapter's last exercise has just been solved; otherwise nothing.
  ///
  /// - Parameters:
  ///   - before: the progress before the check.
  ///   - now: the progress after it.
  @LineListBuilder func celebration(
    of chapter: Chapter, _ before: Progress, _ now: Progress
  ) -> [Line] {
    // If an exercise is edited and remains solved, that doesn't finish the chapter again.
    let wasFinished = chapter.exercises.allSatisfy { before[$0.id].isSolved }
    let isFinished = chapter.exercises.allSatisfy { now.state(of: $0) == .solved }
    if isFinished, !wasFinished {
      let isAll = course.exercises.allSatisfy { now.state(of: $0) == .solved }
      let exercises = isAll ? course.exercises : chapter.exercises
      let mistakes = exercises.map { workspace.mistakes(in: $0).count }.reduce(0, +)
      let what = isAll ? "The whole course" : "Chapter \(chapter.number), \(chapter.title),"
      ""
      "\(what, .bold) is finished: \(exercises.count) exercises solved, \(mistakes) mistakes avoided."
      if let goal = goal(of: chapter) { "You can now \(goal)." }
      if isAll { end } else { preview(after: chapter, now) }
    }
  }

  /// Announces the next chapter, unless it has been started already.
  @LineListBuilder private func preview(after chapter: Chapter, _ progress: Progress) -> [Line] {
    let next = course.chapters.first { $0.number == chapter.number + 1 }
    if let next, next.exercises.allSatisfy({ progress.state(of: $0) == .open }) {
      let goal = goal(of: next).map { ", where you learn to \($0)" } ?? ""
      "Next comes chapter \(next.number), \(next.title)\(goal)."
      "  read   \(next.page)"
      "  demo   swift run Chapter\(next.number)"
    }
  }

  @LineListBuilder private var end: [Line] {
    if let last = course.chapters.last {
      "\(last.page) ends with a comparison of all stages, for the next app that you write."
    }
    if let last = course.exercises.last {
      "Compare your answers with ours: swift run workshop solution \(last.id)"
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
}
