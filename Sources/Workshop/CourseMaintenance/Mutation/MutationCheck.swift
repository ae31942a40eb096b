import CourseModel
import Judging
import Synchronization
import Toolchain

/// Makes small mistakes in the reference answers, one at a time, and checks whether a test notices.
struct MutationCheck: Sendable {
  /// What happened to a mutant.
  enum Outcome: Hashable, Sendable {
    /// A test failed: its name, and its first sentence.
    case killed(test: String, sentence: String)
    /// The program crashed, or a test didn't end.
    case stopped(String)
    /// It didn't compile, so it says nothing about the tests.
    case notCompiled
    case survived
    case equivalent

    /// Whether the mutant counts.
    var isCompiled: Bool { self != .notCompiled }

    var isKilled: Bool {
      switch self {
      case .killed, .stopped: true
      case .notCompiled, .survived, .equivalent: false
      }
    }
  }

  /// The results for one exercise.
  struct Findings: Sendable {
    let exercise: Exercise
    var outcomes: [(mutant: Mutant, outcome: Outcome)] = []
    var problems: [Problem] = []

    func count(where isCounted: (Outcome) -> Bool) -> Int {
      outcomes.count { isCounted($0.outcome) }
    }
  }

  let workspace: Workspace
  let exercises: [Exercise]
  let toolchain: Toolchain
  /// The time limit for a test run. A mutant that doesn't end takes twice as long.
  var timeout = Duration.seconds(10)

  /// Judges all mutants of the exercises.
  ///
  /// - Parameter report: called with each exercise's findings as soon as they are complete, in the
  ///   order of the exercises.
  /// - Throws: `BuildError` or `CommandError` if nothing can be judged; `WorkspaceError` if a file
  ///   can't be read.
  func run(report: @escaping @Sendable (Findings) -> Void) throws {
    let mutants = Dictionary(
      uniqueKeysWithValues: try exercises.map {
        ($0, Mutant.mutants(of: try workspace.text($0.solution)))
      })
    let listed = Dictionary(
      uniqueKeysWithValues: try exercises.map {
        ($0, try EquivalentMutants(of: $0, in: workspace))
      })
    let answers = exercises.flatMap { exercise in
      (mutants[exercise] ?? []).map {
        Answer(to: exercise, at: exercise.solution, text: .success($0.text))
      }
    }
    let done = Mutex<[Exercise: Findings]>([:])
    let next = Mutex(exercises[...])
    for exercise in exercises where mutants[exercise]?.isEmpty != false {
      done.withLock { $0[exercise] = Findings(exercise: exercise) }
    }
    let reportInOrder: @Sendable () -> Void = {
      next.withLock { next in
        while let first = next.first, let found = done.withLock({ $0[first] }) {
          next.removeFirst()
          report(found)
        }
      }
    }
    reportInOrder()
    let whenJudged: @Sendable (Exercise, [Judge.Judgement]) -> Void = { exercise, judgements in
      guard let mutants = mutants[exercise], let listed = listed[exercise] else { return }
      let found = findings(exercise, mutants, judgements, listed)
      done.withLock { $0[exercise] = found }
      reportInOrder()
    }
    let judge = Judge(workspace, toolchain, timeout: timeout)
    _ = try judge.judge(answers, whenJudged: whenJudged)
  }

  private func findings(
    _ exercise: Exercise, _ mutants: [Mutant], _ judgements: [Judge.Judgement],
    _ listed: EquivalentMutants
  ) -> Findings {
    var findings = Findings(exercise: exercise, problems: listed.problems)
    for (mutant, judgement) in zip(mutants, judgements) {
      var outcome = outcome(of: judgement)
      if outcome == .survived, listed.contains(mutant.key) { outcome = .equivalent }
      findings.outcomes.append((mutant, outcome))
      guard outcome == .survived else { continue }
      findings.problems.append(
        Problem(
          exercise.solution, line: mutant.line,
          "No test notices this:\n"
            + indented(["# \(mutant.key.kind.rawValue): "] + mutant.key.lines)))
    }
    let equivalent = findings.outcomes.filter { $0.outcome == .equivalent }.map(\.mutant.key)
    findings.problems += listed.stale(
      besides: equivalent,
      "No mutant that survives looks like this any more. Delete the entry, or correct it.")
    return findings
  }

  private func outcome(of judgement: Judge.Judgement) -> Outcome {
    switch judgement.verdict {
    case .solved: .survived
    case .red(let failures, _): killed(failures)
    case .crashed(_, _, let failures), .limitExceeded(_, _, let failures):
      failures.isEmpty ? .stopped(judgement.verdict.report) : killed(failures)
    case .doesNotCompile, .interfaceMismatch, .unreadable: .notCompiled
    case .notRun(let reason): judgement.tests.isEmpty ? .notCompiled : .stopped(reason)
    }
  }

  private func killed(_ failures: [Failure]) -> Outcome {
    .killed(
      test: failures.first?.test ?? "",
      sentence: failures.first.map { $0.sentences.first ?? $0.expectation } ?? "")
  }
}
