import CourseModel
import Foundation
import Processes
import Toolchain

/// Builds answers, runs their tests, and gives each its verdict.
///
/// Each answer is built and run by itself, so that none can spoil another's verdict.
package struct Judge: Sendable {
  private let workspace: Workspace
  private let toolchain: Toolchain
  private let timeout: Duration
  private let buildTimeout: Duration?
  private let capturesOutput: Bool
  private let log: BuildLog
  private let turn = NSRecursiveLock()
  /// How long to wait for another check in the same folder.
  var busyTimeout = BusyError.timeout
  /// How much a run may print, in megabytes.
  static let outputLimit = 32
  /// How much memory a run may use, in gigabytes.
  static let memoryLimit = 2

  /// - Parameters:
  ///   - timeout: how long a run of the tests may go on without news of a test.
  ///   - buildTimeout: how long a compiler may take; nil for no limit.
  ///   - capturesOutput: whether to find out what each test prints, which takes more runs.
  package init(
    _ workspace: Workspace, _ toolchain: Toolchain, timeout: Duration = .seconds(10),
    buildTimeout: Duration? = nil, capturesOutput: Bool = false,
    log: @escaping BuildLog = { _ in }
  ) {
    self.workspace = workspace
    self.toolchain = toolchain
    self.timeout = timeout
    self.buildTimeout = buildTimeout
    self.capturesOutput = capturesOutput
    self.log = log
  }

  /// A verdict and what it is about.
  package struct Judgement: Sendable {
    /// What became of the answer.
    package let verdict: Verdict
    /// The tests that came to their end or were skipped, in the order of their file.
    package var tests: [EventStream.Test] = []
    /// What the answer and its tests have printed, all at once; empty where that cannot be told.
    package var printed = ""
    /// What tests have printed, by their identifiers; empty if it wasn't asked for.
    package var output: [String: String] = [:]
  }

  /// Judges answers, several at a time.
  ///
  /// - Parameters:
  ///   - answers: what to judge. Those to the same exercise take turns.
  ///   - check: throws to give up while another check uses the folder.
  ///   - whenJudged: is called on any thread as soon as all answers to an exercise have been judged,
  ///     with the judgements in their order.
  /// - Returns: a judgement on each, in their order.
  /// - Throws: `BuildError` when the workspace doesn't build for a reason outside the answers;
  ///   `ToolchainError` when there is no toolchain, or not the right one; `BusyError` when another
  ///   check doesn't leave the folder.
  package func judge(
    _ answers: [Answer], check: () throws -> Void = {},
    whenJudged: @Sendable (Exercise, [Judgement]) -> Void = { _, _ in }
  ) throws -> [Judgement] {
    try alone(check) {
      let groups = Dictionary(grouping: answers.enumerated(), by: \.element.exercise)
      let judged = concurrently(groups.values.sorted { $0[0].offset < $1[0].offset }) { group in
        Result {
          let judgements = try group.map { ($0.offset, try judgement(on: $0.element)) }
          whenJudged(group[0].element.exercise, judgements.map(\.1))
          return judgements
        }
      }
      return try judged.flatMap { try $0.get() }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Judges all answers to a chapter's exercises in one build and one run, as `swift test` does;
  /// several chapters at a time. For maintainers: answers that are fine alone must be fine beside
  /// each other.
  ///
  /// - Returns: by chapter the verdicts, or why they don't build together.
  /// - Throws: an error of the file system, `CommandError` without a toolchain.
  package func judgeTogether(
    _ answers: [Answer]
  ) throws -> [Int: Result<[Exercise: Verdict], BuildError>] {
    try alone({}) {
      let chapters = Dictionary(grouping: answers, by: \.exercise.id.chapter)
      let width = toolchain.ways.contains { $0.takesTurns } && toolchain.ways.count == 1 ? 1 : 2
      let judged = concurrently(chapters.sorted { $0.key < $1.key }, width: width) {
        chapter, answers in
        (chapter, Result { try together(answers, of: chapter) })
      }
      return try Dictionary(
        uniqueKeysWithValues: judged.map { chapter, result in
          if case .failure(let error as BuildError) = result { return (chapter, .failure(error)) }
          return (chapter, .success(try result.get()))
        })
    }
  }

  private func together(_ answers: [Answer], of chapter: Int) throws -> [Exercise: Verdict] {
    let expected = Set(answers.flatMap { [$0.stagedPath, $0.stampPath] })
    for path in workspace.files(below: "\(TestBuild.answers)/Chapter\(chapter)")
    where !expected.contains(path) {
      try FileManager.default.removeItem(at: workspace.url(path))
    }
    for answer in answers { try answer.stage(in: workspace) }
    let build = TestBuild(chapter: chapter, timeout: buildTimeout)
    for way in toolchain.ways {
      if way.takesTurns { turn.lock() }
      defer { if way.takesTurns { turn.unlock() } }
      switch try way.build(build, log) {
      case .unavailable: continue
      case .failed(_, let output): throw BuildError.failed(output)
      case .built:
        let filter = "^Chapter\(chapter)ExercisesTests\\."
        let run: TestRun
        do {
          run = try current(way, build, answers) {
            try way.run(build, options(filter: filter), log)
          }
        } catch is SilentProgram {
          throw BuildError.stale
        }
        let suites = answers.map { SuiteResult(of: $0.exercise, in: run.events) }
        // The code of a failed test is no news where one of the suites has failed, and another
        // end is none of a suite that came to its own.
        let isThrough = suites.allSatisfy(\.isThrough)
        let isNews = suites.allSatisfy(\.verdict.isSolved) || !run.end.isExit
        return Dictionary(
          uniqueKeysWithValues: suites.map {
            let isMeant = isNews && (isThrough || !$0.isThrough)
            return ($0.exercise, isMeant ? verdict(on: $0, run) : $0.verdict)
          })
      }
    }
    throw BuildError.failed("")
  }

  /// All checks stage their answers in the same folder, so only one runs at a time.
  private func alone<Result>(
    _ check: () throws -> Void, _ body: () throws -> Result
  ) throws -> Result {
    let folder = workspace.url(TestBuild.answers)
    try workspace.removeLink(TestBuild.answers)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in workspace.names(in: TestBuild.answers) {
      try workspace.removeLink("\(TestBuild.answers)/\(name)")
    }
    var isTold = false
    return try withLock(
      on: folder,
      whileWaiting: { waited in
        try check()
        if !isTold { log(BusyError.waiting(for: "Another check")) }
        isTold = true
        if waited > busyTimeout { throw BusyError(owner: "Another check", waited: waited) }
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
      var output = ""
      for way in toolchain.ways {
        if let judgement = try judgement(on: answer, way, &output) { return judgement }
      }
      // No error in the answer or its tests explains it. The reference answer tells whose fault it
      // is.
      guard try referenceBuilds(answer.exercise, by: toolchain.ways) == true else {
        // A compiler says little when it finds no room.
        try TemporaryFolderError.check()
        throw BuildError.failed(output)
      }
      return Judgement(
        verdict: .notRun("With this file nothing can be built:\n\(BuildError.summary(of: output))"))
    } catch BuildError.timedOut(let limit) {
      return Judgement(verdict: .notRun("With this file: \(BuildError.timedOut(after: limit))"))
    }
  }

  /// - Parameter output: what a build has printed that failed for another reason than the answer.
  /// - Returns: nil where this way can't tell.
  private func judgement(
    on answer: Answer, _ way: TestWay, _ output: inout String
  ) throws -> Judgement? {
    if way.takesTurns { turn.lock() }
    defer { if way.takesTurns { turn.unlock() } }
    try answer.stage(in: workspace)
    let build = build(answer.exercise)
    switch try way.build(build, log) {
    case .unavailable: return nil
    case .built: return try run(answer, build, way)
    case .failed(let errors, let printed):
      output = printed
      var own = errors.filter { $0.path == answer.stagedPath }
      for index in own.indices {
        own[index].path = answer.path
        own[index].line -= answer.linesAbove
      }
      if own.isEmpty, let second = answer.secondProgram(in: printed) { own = [second] }
      if !own.isEmpty { return Judgement(verdict: .doesNotCompile(own)) }
      let tests = errors.filter { $0.path.hasPrefix("Tests/Exercises/\(answer.exercise.folder)/") }
      // The learner's file is to blame only if the tests find in the reference answer what they call.
      guard !tests.isEmpty, try referenceBuilds(answer.exercise, by: [way]) != false else {
        return nil
      }
      return Judgement(verdict: .interfaceMismatch(tests))
    }
  }

  private func build(_ exercise: Exercise) -> TestBuild {
    TestBuild(chapter: exercise.id.chapter, exercise: exercise, timeout: buildTimeout)
  }

  /// Whether the reference answer builds; nil if there is none.
  private func referenceBuilds(_ exercise: Exercise, by ways: [TestWay]) throws -> Bool? {
    try turn.withLock {
      let reference = Answer(to: exercise, at: exercise.solution, in: workspace)
      guard (try? reference.stage(in: workspace)) != nil else { return nil }
      return try ways.contains { way in
        if case .built = try way.build(build(exercise), log) { true } else { false }
      }
    }
  }

  // MARK: - Its tests

  /// A run of tests that were built with these answers.
  ///
  /// A build tool that says it's done and isn't, or a program that another build has left, must not
  /// give a verdict. So the tests tell which answers they were built with. If those aren't the ones
  /// that were staged, what was built is removed and built again, once.
  ///
  /// - Throws: `BuildError.stale` when that doesn't help; `SilentProgram` when nothing tells.
  private func current(
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
  private struct SilentProgram: Error {}

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

  private func options(filter: String) -> TestRun.Options {
    TestRun.Options(
      filter: filter, timeout: timeout, outputLimit: UInt64(Self.outputLimit) << 20,
      memoryLimit: UInt64(Self.memoryLimit) << 30)
  }

  /// All tests at once; if that doesn't come to its end, one after the other, so that the first that
  /// doesn't end is the one to blame. What the first run has found counts all the same.
  private func run(_ answer: Answer, _ build: TestBuild, _ way: TestWay) throws -> Judgement? {
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
        ? output(of: tests, build, way, options) : [:])
  }

  /// - Parameter failures: what has failed, if an earlier run has found more than this one.
  private func verdict(
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

/// The line that says why, from a crashed process's output; and where, if that is in an exercise.
///
/// The library's own traps tell no place of an exercise. The backtrace does: the first frame of the
/// answer is the one that has called the library.
///
/// - Parameter answer: the path that the answer was compiled at.
func crashMessage(in output: String, signal: Int32? = nil, answer: String) -> String {
  let parts = output.split(separator: "\n*** ", maxSplits: 1, omittingEmptySubsequences: false)
  let telling = parts[0].split(separator: "\n")
    .last { $0.contains("Fatal error") || $0.contains("fatalError") }
  let frame = parts.last?.firstRange(of: "/\(answer):").flatMap { range in
    output[range.upperBound...].prefixMatch(of: /\d+/)
  }
  let place =
    telling?.firstMatch(of: #/(\d+\.\d+-\w+\.swift:\d+): /#).map { String($0.1) }
    ?? frame.map { "\(answer.split(separator: "/").last ?? ""):\($0.output)" }
  let shownPlace = place.map { " (\($0))" } ?? ""
  guard let telling else {
    let name = signal.flatMap { strsignal($0) }.map { ", by a signal: \(String(cString: $0))" }
    return "The process ended without a message\(name ?? "").\(shownPlace)"
  }
  let reason = telling.firstRange(of: /Fatal error(: )?/).map { telling[$0.lowerBound...] }
  return "\(reason ?? telling)\(shownPlace)"
}
