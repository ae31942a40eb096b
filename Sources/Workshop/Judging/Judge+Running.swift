import CourseModel
import Foundation
import Processes
import Toolchain

/// Running the tests that were built with an answer.
extension Judge {
  /// A run of tests that were built with these answers.
  ///
  /// A build tool that says it's done and isn't, or a program that another build has left, must not
  /// give a verdict. So the tests tell which answers they were built with. If those aren't the ones
  /// that were staged, what was built is removed and built again, once.
  ///
  /// - Throws: `BuildError.stale` when that doesn't help; `SilentProgram` when nothing tells.
  func current(
    _ way: TestWay, _ build: TestBuild, _ answers: [Answer], run: () throws -> TestRun
  ) throws -> TestRun {
    let stamps = try answers.map { ("\($0.exercise.id)", try $0.stamp()) }
    func isCurrent(_ run: TestRun) -> Bool {
      guard let built = run.stamps else { return true }
      return stamps.allSatisfy { built[$0.0] == $0.1 }
    }
    let first = try run()
    // A program that can't even start is no stale one.
    if isCurrent(first) || (first.events.isEmpty && !first.end.isExit) { return first }
    log(.waiting("What was built isn't what the file says. Building it again from clean."))
    way.clean(build)
    guard case .built = try way.build(build, log) else { throw BuildError.stale }
    let second = try run()
    // Tests that are gone can't tell, and are told as missing.
    if isCurrent(second) || (!second.events.isEmpty && second.events.tests.isEmpty) {
      return second
    }
    throw second.events.isEmpty && second.end.isExit ? SilentProgram() : BuildError.stale
  }

  /// A program has ended without a word, as if it had done its work.
  struct SilentProgram: Error {}

  /// Whether a program that tells nothing of the answer it was built with would do so with the reference
  /// answer. Then it's the answer that ends the program before it can tell.
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

  /// All tests at once; if that doesn't come to its end, one after the other, so that the first that
  /// doesn't end is the one to blame. What the first run has found counts all the same.
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
    // A program that can't even start says nothing about the answer.
    if suite.tests.isEmpty, case .crashed = run.end, way.name != toolchain.ways.last?.name {
      return nil
    }
    if suite.unfinished.count > 1 {
      log(
        .waiting(
          "Running the tests one by one, to see which one "
            + (run.end == .timedOut ? "doesn't end." : "it was.")))
      options.isParallel = false
      run = try way.run(build, options, log)
      suite = SuiteResult(of: exercise, in: run.events)
      found = suite.adding(found)
    }
    let tests = found.tests.filter(\.isOver)
    return Judgement(
      verdict: verdict(on: suite, run, failures: found.failures), tests: tests,
      printed: run.printed,
      output: try capturesOutput && !run.printed.isEmpty
        ? output(of: tests, build, way, options) : [:],
      demonstration: run.demonstration)
  }

  /// - Parameter failures: what has failed, if an earlier run has found more than this one.
  func verdict(
    on suite: SuiteResult, _ run: TestRun, failures: [Failure]? = nil
  ) -> Verdict {
    let failures = failures ?? suite.failures
    let test = suite.isThrough ? nil : suite.unfinished.first ?? "a test of \(suite.exercise.id)"
    switch run.end {
    case .exited where suite.verdict.isSolved && !failures.isEmpty:
      return .red(failures, passed: suite.tests.count - Set(failures.map(\.test)).count)
    case .exited(failed: true) where suite.verdict.isSolved:
      // The library's own exit code has the last word: it saw a failure that the stream lacks.
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

  /// What each test prints, by its identifier.
  ///
  /// Tests run at once, in one process, and nothing in its output says whose a line is. So where
  /// anything is printed at all, each test runs once more, alone.
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
