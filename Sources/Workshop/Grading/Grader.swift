import CourseModel
import Judging
import Toolchain

/// Judges answers, and gives each exercise its grade.
struct Grader {
  let course: Course
  let toolchain: Toolchain
  /// "1.2 Hand it the database", of each exercise.
  let title: (Exercise) -> String
  /// How long one run of the tests may take.
  let timeout: Duration
  /// Whether to find out what tests print, which takes more runs of them.
  let capturesOutput: Bool
  /// Whether the answers are other people's, who aren't helped by what this clone could do.
  var isOthers = false
  /// How long a compiler may take: an answer may keep it busy forever.
  var buildTimeout = Duration.seconds(300)

  /// Grades answers.
  ///
  /// - Throws: `BuildError` when the workspace doesn't build even with the reference answers,
  ///   `CommandError` without a toolchain.
  func grades(of answers: [Answer]) throws -> [Grade] {
    let judge = Judge(
      course.workspace, toolchain, timeout: timeout, buildTimeout: buildTimeout,
      capturesOutput: capturesOutput)
    return zip(answers, try judge.judge(answers)).map { grade($0.exercise, $1) }
  }

  private func grade(_ exercise: Exercise, _ judged: Judge.Judgement) -> Grade {
    let (title, verdict) = (title(exercise), judged.verdict)
    let message = Grade.message(of: verdict, exercise, title, isOthers: isOthers)
    let text = (try? course.workspace.text(exercise.tests)) ?? ""
    let tests = TestFunction.all(in: text).map { function in
      let seen = judged.tests.first { $0.line == function.line }
      return GradedTest(function, seen, of: verdict, message: message)
    }
    return Grade(
      exercise: exercise, title: title, verdict: verdict, tests: tests, isOthers: isOthers)
  }
}
