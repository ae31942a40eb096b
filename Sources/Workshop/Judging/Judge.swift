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
  private let buildTimeout: Duration?
  private let runs: Int
  let capturesOutput: Bool
  let log: BuildLog
  private let turn = NSRecursiveLock()
  /// How long to wait for another check in the same folder.
  var busyTimeout = BusyError.timeout
  /// The maximum output of a run, in megabytes.
  static let outputLimit = 32
  /// The maximum memory of a run, in gigabytes.
  static let memoryLimit = 2

  /// - Parameters:
  ///   - timeout: how long a run of the tests may go on without an event from a test.
  ///   - buildTimeout: the time limit for a compiler; nil for none.
  ///   - runs: how often to run the tests built with each answer, at least once.
  ///   - capturesOutput: whether to find out what each test prints, which needs more runs.
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

  /// A verdict, and details of the run.
  package struct Judgement: Sendable {
    /// The answer's verdict.
    package let verdict: Verdict
    /// The verdicts of further runs of the same program, if there were any.
    package var furtherVerdicts: [Verdict] = []
    /// The tests that finished or were skipped, in the order of their file.
    package var tests: [EventStream.Test] = []
    /// The whole output of the answer and its tests; empty if it can't be separated.
    package var printed = ""
    /// The output of each test, by its identifier; empty if it wasn't requested.
    package var output: [String: String] = [:]
    /// The tests' demonstration of the answer, whatever the verdict; empty if there is none.
    package var demonstration = ""
  }

  /// Judges answers, several at a time.
  ///
  /// - Parameters:
  ///   - answers: the answers to judge. Those to the same exercise take turns.
  ///   - check: throws to stop waiting while another check uses the folder.
  ///   - whenJudged: called on any thread once all answers to an exercise have been judged, with
  ///     the judgements in order.
  /// - Returns: the judgements, in the order of the answers.
  /// - Throws: `BuildError` if the workspace doesn't build for a reason outside the answers;
  ///   `ToolchainError` if there's no suitable toolchain; `BusyError` if another check keeps using
  ///   the folder.
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

  /// All checks stage their answers in the same folder, so only one can run at a time.
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
      // No error in the answer or its tests explains the failure. The reference answer shows
      // whether the answer is to blame.
      guard try referenceBuilds(answer.exercise, by: toolchain.ways) == true else {
        // A compiler says little when the disk is full.
        try TemporaryFolderError.check()
        throw BuildError.failed(output)
      }
      return Judgement(
        verdict: .notRun("With this file nothing can be built:\n\(BuildError.summary(of: output))"))
    } catch BuildError.timedOut(let limit) {
      return Judgement(verdict: .notRun("With this file: \(BuildError.timedOut(after: limit))"))
    }
  }

  /// - Parameter output: the output of a build that failed for a reason other than the answer.
  /// - Returns: nil if this way of building can't tell.
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
      // The learner's file is to blame only if the tests compile with the reference answer.
      guard !tests.isEmpty, try referenceBuilds(answer.exercise, by: [way]) != false else {
        return nil
      }
      return Judgement(verdict: .interfaceMismatch(tests))
    }
  }

  private func build(_ exercise: Exercise) -> TestBuild {
    TestBuild(exercise, timeout: buildTimeout)
  }

  /// Whether the reference answer builds; nil if it can't be staged.
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
