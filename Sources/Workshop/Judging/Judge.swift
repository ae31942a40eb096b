import CourseModel
import Foundation
import Toolchain

/// Builds answers, runs their tests, and gives each answer a verdict.
///
/// Each answer is built and run by itself, so that none can affect another's verdict.
package struct Judge: Sendable {
  let workspace: Workspace
  let toolchain: Toolchain
  let timeout: Duration
  let log: BuildLog
  /// How long to wait for another check in the same folder.
  var busyTimeout = Duration.seconds(120)

  /// - Parameter timeout: how long a run of the tests may go on without an event from a test.
  package init(
    _ workspace: Workspace, _ toolchain: Toolchain, timeout: Duration = .seconds(10),
    log: @escaping BuildLog = { _ in }
  ) {
    self.workspace = workspace
    self.toolchain = toolchain
    self.timeout = timeout
    self.log = log
  }

  /// A verdict, and details of the run.
  package struct Judgement: Sendable {
    /// The answer's verdict.
    package let verdict: Verdict
    /// The tests that finished or were skipped, in the order of their file.
    package var tests: [EventStream.Test] = []
    /// The end of what the answer and its tests printed; empty if it can't be separated.
    package var printed = ""
  }

  /// Judges answers, several at a time.
  ///
  /// - Parameters:
  ///   - answers: the answers to judge. Those to the same exercise take turns.
  ///   - check: throws to stop waiting while another check uses the folder.
  /// - Returns: the judgements, in the order of the answers.
  /// - Throws: `BuildError` if the workspace doesn't build for a reason outside the answers;
  ///   `ToolchainError` if there's no suitable toolchain; `BusyError` if another check keeps using
  ///   the folder.
  package func judge(_ answers: [Answer], check: () throws -> Void = {}) throws -> [Judgement] {
    try alone(check) {
      let groups = Dictionary(grouping: answers.enumerated(), by: \.element.exercise)
      let judged = concurrently(groups.values.sorted { $0[0].offset < $1[0].offset }) { group in
        Result { try group.map { ($0.offset, try judgement(on: $0.element)) } }
      }
      return try judged.flatMap { try $0.get() }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// All checks stage their answers in the same folder, so only one can run at a time.
  private func alone<Result>(
    _ check: () throws -> Void, _ body: () throws -> Result
  ) throws -> Result {
    let folder = workspace.url(Toolchain.answersFolder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var isTold = false
    return try withLock(
      on: folder,
      whileWaiting: { waited in
        try check()
        if !isTold {
          log(.waiting("Another check is running in this folder. Waiting; Ctrl-C gives up."))
        }
        isTold = true
        if waited > busyTimeout { throw BusyError(waited: waited) }
      }, body)
  }

  // MARK: - One answer

  private func judgement(on answer: Answer) throws -> Judgement {
    switch answer.text {
    case .failure(let error): return Judgement(verdict: .unreadable(error))
    case .success(let text) where text.allSatisfy(\.isWhitespace):
      return Judgement(verdict: .unreadable(.refused(answer.path, "empty")))
    case .success: break
    }
    do {
      try answer.stage(in: workspace)
      switch try toolchain.build(answer.exercise, log) {
      case .built(let run): return try judgement(on: answer, run)
      case .failed(let errors, let output):
        return Judgement(verdict: try verdict(on: answer, errors, output))
      }
    } catch BuildError.timedOut(let limit) {
      return Judgement(verdict: .notRun("With this file: \(BuildError.timedOut(after: limit))"))
    }
  }

  /// The verdict on an answer with which its tests don't build: errors in its own file are its own,
  /// and the reference answer shows whether it's to blame for others.
  ///
  /// - Throws: `BuildError.failed` if it isn't.
  private func verdict(
    on answer: Answer, _ errors: [Diagnostic], _ output: String
  ) throws -> Verdict {
    var own = errors.filter { $0.path == answer.stagedPath }
    for index in own.indices {
      own[index].path = answer.path
      own[index].line -= answer.linesAbove
    }
    if !own.isEmpty { return .doesNotCompile(own) }
    if let second = answer.secondProgram(in: output) { return .doesNotCompile([second]) }
    let reference = Answer(to: answer.exercise, at: answer.exercise.solution, in: workspace)
    try reference.stage(in: workspace)
    guard case .built = try toolchain.build(answer.exercise, log) else {
      // A compiler says little when the disk is full.
      try TemporaryFolderError.check()
      throw BuildError.failed(output)
    }
    let tests = errors.filter { $0.path.hasPrefix("Tests/Exercises/\(answer.exercise.folder)/") }
    return tests.isEmpty
      ? .notRun("With this file nothing can be built:\n\(BuildError.summary(of: output))")
      : .interfaceMismatch(tests)
  }

  // MARK: - Running

  /// Runs the tests one after another, so that the first that doesn't end is the one to blame.
  private func judgement(
    on answer: Answer, _ run: (Duration, @escaping BuildLog) throws -> TestRun
  ) throws -> Judgement {
    let exercise = answer.exercise
    let result = try run(timeout, log)
    if result.events.isEmpty, case .exited = result.end {
      return Judgement(
        verdict: .notRun(
          "The program ended before its first test. Does something in the exercise end the program?"
        ))
    }
    // A build tool may report success without having built anything, or leave a program from an
    // earlier build. Such a program must not give a verdict. Deleted tests can't tell what they were
    // built with, and are reported as missing instead.
    if !result.events.tests.isEmpty, let stamp = result.stamp, stamp != (try answer.stamp()) {
      throw BuildError.stale
    }
    let suite = SuiteResult(of: exercise, in: result.events)
    return Judgement(
      verdict: verdict(on: suite, result), tests: suite.tests.filter(\.isOver),
      printed: result.printed)
  }

  private func verdict(on suite: SuiteResult, _ run: TestRun) -> Verdict {
    let failures = suite.failures
    let test = suite.isThrough ? nil : suite.unfinished.first ?? "a test of \(suite.exercise.id)"
    func exceeded(_ limit: Limit) -> Verdict {
      .limitExceeded(test: test, limit: limit, failures: failures)
    }
    switch run.end {
    case .exited(failed: true) where suite.verdict.isSolved:
      // The library's exit code is decisive: it has seen a failure that isn't in the stream.
      return .notRun(
        "The tests ended with a failure that none of them has reported. Run them with "
          + "`swift test` to see more.")
    case .exited: return suite.verdict
    case .timedOut: return exceeded(.time(timeout))
    case .outputLimitExceeded: return exceeded(.output(TestRun.outputLimit))
    case .memoryLimitExceeded: return exceeded(.memory(TestRun.memoryLimit))
    case .crashed(let signal):
      let place = Answer.stagedPath(of: suite.exercise)
      return .crashed(
        test: test, message: crashMessage(in: run.output, signal: signal, answer: place),
        failures: failures)
    }
  }
}

/// The error when another check keeps using the folder. Two in one folder would interfere, so the
/// second one waits, but not forever.
package struct BusyError: Error, Hashable, CustomStringConvertible {
  /// How long we have waited.
  let waited: Duration

  /// A sentence that says what to do.
  package var description: String {
    "Another check has been running in this folder for \(Int(waited.seconds)) s, and nothing was "
      + "checked. End it, or try again when it has ended."
  }
}
