import CourseModel
import Foundation
import Processes
import Toolchain

/// Builds answers, runs their tests, and gives each its verdict.
///
/// Each answer is built and run by itself, so that none can spoil another's verdict.
package struct Judge: Sendable {
  let workspace: Workspace
  let toolchain: Toolchain
  let timeout: Duration
  private let buildTimeout: Duration?
  private let runs: Int
  let capturesOutput: Bool
  let log: BuildLog
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
  ///   - runs: how often to run the tests that were built with an answer, at least once.
  ///   - capturesOutput: whether to find out what each test prints, which takes more runs.
  package init(
    _ workspace: Workspace, _ toolchain: Toolchain, timeout: Duration = .seconds(10),
    buildTimeout: Duration? = nil, runs: Int = 1, capturesOutput: Bool = false,
    log: @escaping BuildLog = { _ in }
  ) {
    self.workspace = workspace
    self.toolchain = toolchain
    self.timeout = timeout
    self.buildTimeout = buildTimeout
    self.runs = runs
    self.capturesOutput = capturesOutput
    self.log = log
  }

  /// A verdict and what it is about.
  package struct Judgement: Sendable {
    /// What became of the answer.
    package let verdict: Verdict
    /// What became of it in further runs of the same program, if there were any.
    package var furtherVerdicts: [Verdict] = []
    /// The tests that came to their end or were skipped, in the order of their file.
    package var tests: [EventStream.Test] = []
    /// What the answer and its tests have printed, all at once; empty where that cannot be told.
    package var printed = ""
    /// What tests have printed, by their identifiers; empty if it wasn't asked for.
    package var output: [String: String] = [:]
    /// What the tests show of the answer at work, whatever became of it; empty if they show nothing.
    package var demonstration = ""
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
    case .built:
      var judgement = try run(answer, build, way)
      for _ in 1..<runs {
        guard let again = try run(answer, build, way) else { break }
        judgement?.furtherVerdicts.append(again.verdict)
      }
      return judgement
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
}
