import CourseModel
import Foundation
import Toolchain

/// Running the tests that were built with an answer.
extension Judge {
  /// Runs tests that were built with these answers.
  ///
  /// A build tool may report success without having built anything, or leave a program from an
  /// earlier build. Such a program must not give a verdict, so the tests report which answers they
  /// were built with. If those aren't the staged ones, the build products are removed and built
  /// again, once.
  ///
  /// - Throws: `BuildError.stale` if that doesn't help; `SilentProgram` if no answer is reported.
  func current(
    _ way: TestWay, _ build: TestBuild, _ answers: [Answer], run: () throws -> TestRun
  ) throws -> TestRun {
    let stamps = try answers.map { ("\($0.exercise.id)", try $0.stamp()) }
    func isCurrent(_ run: TestRun) -> Bool {
      guard let built = run.stamps else { return true }
      return stamps.allSatisfy { built[$0.0] == $0.1 }
    }
    let first = try run()
    // A program that can't even start isn't necessarily stale.
    if isCurrent(first) || (first.events.isEmpty && !first.end.isExit) { return first }
    log(.waiting("The build doesn't match the file. Building it again from clean."))
    way.clean(build)
    guard case .built = try way.build(build, log) else { throw BuildError.stale }
    let second = try run()
    // Deleted tests can't report anything, and are reported as missing instead.
    if isCurrent(second) || (!second.events.isEmpty && second.events.tests.isEmpty) {
      return second
    }
    throw second.events.isEmpty && second.end.isExit ? SilentProgram() : BuildError.stale
  }

  /// The error when a program has ended silently, as if it had finished.
  struct SilentProgram: Error {}

  /// Whether a program that reports no answer would report one with the reference answer. If
  /// so, the learner's answer ends the program before that.
  private func isCurrentWithReference(
    _ exercise: Exercise, _ build: TestBuild, _ way: TestWay, _ options: TestRun.Options
  ) throws -> Bool {
    let reference = Answer(to: exercise, at: exercise.solution, in: workspace)
    guard (try? reference.stage(in: workspace)) != nil, case .built = try way.build(build, log)
    else {
      return false
    }
    let run = try way.run(build, options, log)
    return try run.stamps?["\(exercise.id)"] == reference.stamp()
  }

  func options(filter: String) -> TestRun.Options {
    TestRun.Options(
      filter: filter, timeout: timeout, outputLimit: UInt64(Self.outputLimit) << 20,
      memoryLimit: UInt64(Self.memoryLimit) << 30)
  }

  /// Runs all tests at once; if they don't all end, runs them one after another, so that the first
  /// that doesn't end is the one to blame. Failures from the first run still count.
  func run(_ answer: Answer, _ build: TestBuild, _ way: TestWay) throws -> Judgement? {
    let exercise = answer.exercise
    var options = options(
      filter: "^Chapter\(exercise.id.chapter)ExercisesTests\\.\(exercise.id.suite)/")
    var run: TestRun
    do {
      run = try current(way, build, [answer]) { try way.run(build, options, log) }
    } catch is SilentProgram {
      guard try isCurrentWithReference(exercise, build, way, options) else {
        throw BuildError.stale
      }
      return Judgement(
        verdict: .notRun(
          "The program ended before its first test. Does something in the exercise end the program?"
        ))
    }
    var suite = SuiteResult(of: exercise, in: run.events)
    var found = suite
    // A program that can't even start doesn't say anything about the answer.
    if suite.tests.isEmpty, case .crashed = run.end, way.name != toolchain.ways.last?.name {
      return nil
    }
    if suite.unfinished.count > 1 {
      log(
        .waiting(
          "Running the tests one by one, to see which one "
            + (run.end == .timedOut ? "doesn't end." : "ended the run.")))
      options.isParallel = false
      run = try way.run(build, options, log)
      suite = SuiteResult(of: exercise, in: run.events)
      found = suite.adding(found)
    }
    let tests = found.tests.filter(\.isOver)
    return Judgement(
      verdict: verdict(on: suite, run, found: found), tests: tests,
      printed: run.printed,
      output: try capturesOutput && !run.printed.isEmpty
        ? output(of: tests, build, way, options) : [:],
      demonstration: run.demonstration)
  }

  /// - Parameter found: the result, if an earlier run has found more than this one.
  func verdict(on suite: SuiteResult, _ run: TestRun, found: SuiteResult? = nil) -> Verdict {
    let failures = found?.failures ?? suite.failures
    let test = suite.isThrough ? nil : suite.unfinished.first ?? "a test of \(suite.exercise.id)"
    switch run.end {
    case .exited where suite.verdict.isSolved && !failures.isEmpty:
      return .red(failures, passed: (found ?? suite).passed)
    case .exited(failed: true) where suite.verdict.isSolved:
      // The library's exit code is decisive: it has seen a failure that isn't in the stream.
      return .notRun(
        "The tests ended with a failure that none of them has reported. Run them with "
          + "`swift test` to see more.")
    case .exited: return suite.verdict
    case .timedOut: return .limitExceeded(test: test, limit: .time(timeout), failures: failures)
    case .outputLimitExceeded:
      return .limitExceeded(test: test, limit: .output(Self.outputLimit), failures: failures)
    case .memoryLimitExceeded:
      return .limitExceeded(test: test, limit: .memory(Self.memoryLimit), failures: failures)
    case .crashed(let signal):
      return .crashed(
        test: test,
        message: crashMessage(
          in: run.output, signal: signal, answer: Answer.stagedPath(of: suite.exercise)),
        failures: failures)
    }
  }

  /// The output of each test, by its identifier.
  ///
  /// Tests run concurrently in one process, and nothing in the output says which test a line is
  /// from. So if anything is printed, each test runs once more, alone.
  private func output(
    of tests: [EventStream.Test], _ build: TestBuild, _ way: TestWay, _ options: TestRun.Options
  ) throws -> [String: String] {
    var options = options
    options.isParallel = false
    let output = try tests.map { test in
      let id = test.id.split(separator: "/").prefix(2).joined(separator: "/")
      options.filter = "^\(id.replacing(/[^\w\/]/) { "\\\($0.output)" })/"
      return (test.id, try way.run(build, options, log).printed)
    }
    return Dictionary(uniqueKeysWithValues: output).filter { !$0.value.isEmpty }
  }
}
