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
  /// One chapter, or nil for all.
  var chapter: Int?
  /// How long one run of the tests may take: more than a learner is given, since this is done on busy
  /// machines, too.
  var timeout = Duration.seconds(30)

  struct Finding: Sendable {
    let step: String
    /// What was found, in a few words with figures.
    let summary: String
    /// What is to be fixed.
    let problems: [Problem]
  }

  private var chapters: [Chapter] {
    course.chapters.filter { chapter == nil || $0.number == chapter }
  }

  /// Checks the exercises.
  ///
  /// - Parameter report: is given each step's finding as soon as it is there.
  /// - Throws: `BuildError` or `CommandError` when nothing can be judged at all.
  func run(report: (Finding) -> Void) throws {
    let exercises = chapters.flatMap(\.exercises)
    let missing = chapters.flatMap { Pieces(workspace: course.workspace, chapter: $0).problems }
    report(
      Finding(step: "pieces", summary: "\(exercises.count) exercises", problems: missing))
    // What cannot be compiled has been reported; the others are still tried.
    let whole = exercises.filter { exercise in
      [exercise.task, exercise.solution, exercise.tests].allSatisfy(course.workspace.fileExists)
    }
    let trials = Trials(
      workspace: course.workspace, exercises: whole,
      judge: Judge(course.workspace, toolchain, timeout: timeout))
    let start = try trials.start()
    report(
      Finding(
        step: "at the start", summary: "\(whole.count) must be red, also beside solved ones",
        problems: start.tasks))
    report(
      Finding(
        step: "reference answers", summary: "\(start.tests) tests passed, beside tasks as well",
        problems: start.solutions))
    report(
      Finding(
        step: "alone", summary: "\(whole.count) tasks red and reference answers green, one by one",
        problems: try trials.alone()))
    let attempts = try trials.attempts()
    report(
      Finding(
        step: "wrong answers", summary: "\(attempts.tried) must be rejected as they say",
        problems: attempts.problems))
  }
}
