/// Judges answers chapter by chapter, and gives each exercise its grade.
struct Grader {
  let course: Course
  /// "1.2 Hand it the database", of each exercise.
  let title: (Exercise) -> String
  /// How long one run of the tests may take before it counts as endless.
  let timeout: Duration
  /// Whether to find out what tests print, which takes more runs of them.
  let collectsOutput: Bool
  /// Whether somebody else has written the answers, who is not helped by what this clone could do.
  var isOthers = false
  /// How long a build may take. Somebody's file may keep the compiler busy for ever.
  var buildTimeout = Duration.seconds(300)

  /// An answer: a file of the workspace, or what is wrong with it.
  typealias Answer = Result<String, WorkspaceError>

  /// Grades the exercises of one chapter.
  ///
  /// - Parameters:
  ///   - exercises: those that are graded.
  ///   - chapter: where they are from.
  ///   - answer: the file to compile for an exercise, relative to the root.
  /// - Throws: `BuildError` when the workspace does not build even with the reference answers,
  ///   `CommandError` without a toolchain.
  func grades(
    of exercises: [Exercise], in chapter: Chapter, answer: (Exercise) -> Answer
  ) throws -> [Grade] {
    let answers = Dictionary(uniqueKeysWithValues: chapter.exercises.map { ($0, answer($0)) })
    let readable = exercises.filter { (try? answers[$0]?.get()) != nil }
    var observed: [Exercise: [TestObservation]] = [:]
    var verdicts: [Exercise: Verdict] = [:]
    // Without anything to compile there is nothing to wait for.
    if !readable.isEmpty {
      verdicts = try judge(readable, in: chapter, answers) { observed[$0] = $1 }
    }
    return exercises.map { exercise in
      var verdict = verdicts[exercise] ?? .notRun("It was not judged.")
      if case .failure(let flaw) = answers[exercise] { verdict = .unreadable(flaw) }
      return grade(exercise, verdict, observed[exercise] ?? [])
    }
  }

  private func judge(
    _ exercises: [Exercise], in chapter: Chapter, _ answers: [Exercise: Answer],
    observe: (Exercise, [TestObservation]) -> Void
  ) throws -> [Exercise: Verdict] {
    var judge = Judge(
      course.workspace, chapter: chapter.number, timeout: timeout, collectsOutput: collectsOutput)
    judge.buildTimeout = buildTimeout
    func sheet(of kept: [Exercise]) -> AnswerSheet {
      AnswerSheet(chapter.exercises) { exercise in
        guard kept.contains(exercise), let path = try? answers[exercise]?.get() else {
          return course.workspace.fileExists(exercise.solution) ? exercise.solution : exercise.task
        }
        return path
      }
    }
    var verdicts: [Exercise: Verdict]
    do {
      verdicts = try judge.verdicts(on: sheet(of: exercises), for: exercises, observe: observe)
    } catch BuildError.failed, BuildError.endless {
      verdicts = [:]
    }
    // All exercises of a chapter are one module: one that declares a neighbour's name, or whose
    // errors could not be told to be its own, must not cost the neighbour its grade.
    for exercise in exercises where verdicts[exercise]?.mayBeAnothersFault ?? true {
      do {
        let alone = try judge.verdicts(on: sheet(of: [exercise]), for: [exercise], observe: observe)
        verdicts[exercise] = alone[exercise]
      } catch BuildError.failed(let output) {
        // If it fails without any of these files, it is not their fault: this throws then.
        _ = try judge.verdicts(on: sheet(of: []), for: [])
        verdicts[exercise] = .notRun(
          "With this file nothing can be built:\n\(BuildError.gist(of: output))")
      }
    }
    return verdicts
  }

  private func grade(
    _ exercise: Exercise, _ verdict: Verdict, _ observed: [TestObservation]
  ) -> Grade {
    let title = title(exercise)
    let message = Grade.message(of: verdict, exercise, title, isOthers: isOthers)
    let text = (try? course.workspace.text(exercise.tests)) ?? ""
    let tests = TestFunction.all(in: text).map { function in
      let seen = observed.first { $0.line == function.line }
      return GradedTest(function, seen, of: verdict, message: message)
    }
    return Grade(
      exercise: exercise, title: title, verdict: verdict, tests: tests, isOthers: isOthers)
  }
}

extension Verdict {
  /// Whether the file may be fine and a neighbour's at fault.
  fileprivate var mayBeAnothersFault: Bool {
    switch self {
    case .doesNotCompile(let errors), .seamGone(let errors):
      errors.contains { $0.message.contains(/ambiguous|redeclaration/) }
    default: false
    }
  }
}
