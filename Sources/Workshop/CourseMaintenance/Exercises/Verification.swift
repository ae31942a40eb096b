import CourseModel
import Judging
import Toolchain

/// Checks everything that a maintainer must keep true of the exercises.
///
/// The pieces come first, then the answers whose verdict is known: tasks, reference
/// answers, mixtures of both, and wrong answers.
struct Verification: Sendable {
  let course: Course
  let toolchain: Toolchain
  /// The exercises to judge. The pieces of their whole chapters are checked.
  let exercises: [Exercise]
  /// How long one run of the tests may take: more than a learner is given, since this is done on busy
  /// machines, too.
  var timeout = Duration.seconds(30)
  /// How often to run the tests that were built with an answer. Each run must have the same verdict.
  var runs = 1

  /// Is told a step's name, what was found in a few words with figures, and what is to be fixed.
  typealias Report = (_ step: String, _ summary: String, _ problems: [Problem]) -> Void

  /// Checks the exercises.
  ///
  /// - Parameter report: is called as soon as a step's findings are there.
  /// - Throws: `BuildError` or `CommandError` when nothing can be judged at all.
  func run(report: Report) throws {
    let workspace = course.workspace
    let numbers = Set(exercises.map(\.id.chapter))
    let chapters = course.chapters.filter { numbers.contains($0.number) }
    let missing = chapters.flatMap { Pieces(workspace: workspace, chapter: $0).problems }
    report("pieces", "\(exercises.count) exercises", missing)
    // What cannot be compiled has been reported; the others are still tried.
    let whole = chapters.flatMap(\.exercises).filter { exercise in
      [exercise.task, exercise.solution, exercise.tests].allSatisfy(workspace.fileExists)
    }
    let judge = Judge(workspace, toolchain, timeout: timeout, runs: runs)
    try Trials(
      workspace: workspace, chapters: whole, exercises: whole.filter(Set(exercises).contains),
      judge: judge
    ).run(report: report)
  }
}
