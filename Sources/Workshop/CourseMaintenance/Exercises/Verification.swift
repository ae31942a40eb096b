import CourseModel
import Judging
import Toolchain

/// Runs all the checks of the exercises.
///
/// It first checks that the exercises are complete, then the answers whose verdict is known: tasks,
/// reference answers, other right answers, and mistakes.
struct Verification: Sendable {
  let course: Course
  let toolchain: Toolchain
  /// The exercises to judge. Their whole chapters are checked for completeness.
  let exercises: [Exercise]
  /// The time limit for a test run: more than a learner has, because this also runs on busy
  /// machines.
  var timeout = Duration.seconds(30)

  /// Receives a step's name, a short summary with numbers, and the problems to fix.
  typealias Report = (_ step: String, _ summary: String, _ problems: [Problem]) -> Void

  /// Checks the exercises.
  ///
  /// - Parameter report: called as soon as a step is done.
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged.
  func run(report: Report) throws {
    let workspace = course.workspace
    let numbers = Set(exercises.map(\.id.chapter))
    let chapters = course.chapters.filter { numbers.contains($0.number) }
    let missing = chapters.flatMap { Pieces(workspace: workspace, chapter: $0).problems }
    report("pieces", "\(exercises.count) exercises", missing)
    // Exercises that can't be compiled have been reported; the others are still tried.
    let whole = chapters.flatMap(\.exercises).filter { exercise in
      [exercise.task, exercise.solution, exercise.tests].allSatisfy(workspace.fileExists)
    }
    let judge = Judge(workspace, toolchain, timeout: timeout)
    try Trials(
      workspace: workspace, exercises: whole.filter(Set(exercises).contains), judge: judge
    ).run(report: report)
  }
}
