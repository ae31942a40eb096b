@testable import CourseModel
import Foundation
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import Judging

@Suite("A judge asks one way after the other", .blocking)
struct WaysTests {
  private static let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")
  private static let files = [exercise.task: "mine", exercise.solution: "ours"]
  private let exercise = Self.exercise

  /// The judgement on the task.
  private func judgement(
    _ ways: TestWay..., files: [String: String] = files, capturesOutput: Bool = false
  ) throws -> Judge.Judgement {
    var toolchain = Toolchain.unused
    toolchain.ways = ways
    return try withWorkspace(files) { workspace in
      let judge = Judge(
        workspace, toolchain, timeout: .seconds(3), capturesOutput: capturesOutput)
      let answer = Answer(to: exercise, at: exercise.task, in: workspace)
      return try #require(try judge.judge([answer]).first)
    }
  }

  private func solving(_ name: String) -> TestWay {
    .double(name, run: { _, _ in .reporting(Self.exercise, ["a": .passed]) })
  }

  private static func error(_ path: String, _ message: String = "odd") -> Diagnostic {
    Diagnostic(path: path, line: 3, column: 1, message: message)
  }

  private static let ownError = error("\(TestBuild.answers)/Chapter1/1.2-Two.swift")
  private static let testError = error(exercise.tests)
  private static let otherError = error("Tests/Support/Lesson.swift", "far away")

  /// A way for which only our reference answer builds.
  private func refusing(
    _ errors: [Diagnostic], reference: TestBuild.Result = .built
  ) -> (way: TestWay, builds: CallRecorder<TestBuild>) {
    let builds = CallRecorder<TestBuild>()
    let way = TestWay.double { build in
      builds.record(build)
      return builds.count == 1
        ? .failed(errors, output: errors.map { "/w/\($0)\n" }.joined()) : reference
    }
    return (way, builds)
  }

  @Test("where one way is unavailable, the next one is asked with the same answer")
  func unavailable() throws {
    let asked = CallRecorder<TestBuild>()
    let first = TestWay.double("direct") { build in
      asked.record(build)
      return .unavailable
    }
    let judged = try judgement(first, solving("package"))
    #expect(judged.verdict == .solved(tests: 1))
    #expect(asked.calls == [TestBuild(exercise)])
  }

  @Test("a program that ends before its first test says nothing, and the next way is asked")
  func notStarted() throws {
    let dying = TestWay.double(
      "direct", run: { _, _ in .reporting(Self.exercise, [:], end: .crashed(signal: 6)) })
    #expect(try judgement(dying, solving("package")).verdict == .solved(tests: 1))
    guard case .crashed = try judgement(dying).verdict else {
      Issue.record("Where there is no other way, it is a crash.")
      return
    }
  }

  @Test("errors in the answer are the answer's, and no other way is asked")
  func ownErrors() throws {
    let (way, builds) = refusing([Self.ownError, Self.testError])
    let verdict = try judgement(way, solving("package")).verdict
    #expect(verdict == .doesNotCompile([Self.error(exercise.task)]))
    #expect(builds.count == 1)
  }

  @Test("errors in its tests are the answer's if the tests fit the reference answer")
  func testErrors() throws {
    let (way, builds) = refusing([Self.testError])
    let judged = try judgement(way)
    #expect(judged.verdict == .interfaceMismatch([Self.testError]))
    #expect(builds.count == 2)
    // Without a reference answer the tests have the benefit of the doubt.
    let alone = try judgement(refusing([Self.testError]).way, files: [exercise.task: "mine"])
    #expect(alone.verdict == .interfaceMismatch([Self.testError]))
  }

  @Test("errors elsewhere are told as what they are, if the reference answer builds")
  func otherErrors() throws {
    let verdict = try judgement(refusing([Self.otherError]).way).verdict
    #expect(
      verdict
        == .notRun("With this file nothing can be built:\n/w/\(Self.otherError)"))
  }

  @Test("what doesn't build with the reference answer either is the workspace's fault")
  func broken() {
    let failure = TestBuild.Result.failed([Self.testError], output: "")
    for error in [Self.testError, Self.otherError] {
      #expect(throws: BuildError.failed("/w/\(error)\n")) {
        try judgement(refusing([error], reference: failure).way)
      }
    }
  }

  @Test("a compiler that comes to no end costs this answer its verdict, and no other")
  func endlessBuild() throws {
    let way = TestWay.double { _ in throw BuildError.timedOut(after: .milliseconds(2500)) }
    let verdict = try judgement(way).verdict
    #expect(
      verdict
        == .notRun("With this file: Swift was still building after 2.5 s, and was stopped."))
  }

  // MARK: - Stale programs

  /// A way whose programs were built, one after another, from these texts; nil where a program says
  /// nothing of it.
  private func building(
    _ texts: [String?], _ tests: KeyValuePairs<String, ReportedTest> = ["a": .passed]
  ) -> (way: TestWay, cleaned: CallRecorder<TestBuild>) {
    let (runs, cleaned) = (CallRecorder<Void>(), CallRecorder<TestBuild>())
    var way = TestWay.double(
      "package",
      run: { _, _ in
        runs.record(())
        let text = texts[min(runs.count, texts.count) - 1]
        let run = TestRun.reporting(Self.exercise, tests)
        return TestRun(
          events: run.events, end: run.end, output: "",
          stamps: text.map { ["1.2": Progress.hash(of: $0)] } ?? [:])
      })
    way.clean = { cleaned.record($0) }
    return (way, cleaned)
  }

  @Test("tests that were built from this answer are believed at once")
  func current() throws {
    let (way, cleaned) = building(["mine"])
    #expect(try judgement(way).verdict == .solved(tests: 1))
    #expect(cleaned.count == 0)
  }

  @Test("tests that were built from another answer are built once more, from clean")
  func stale() throws {
    for other in ["ours", nil] {
      let (way, cleaned) = building([other, "mine"])
      #expect(try judgement(way).verdict == .solved(tests: 1))
      #expect(cleaned.calls == [TestBuild(exercise)])
    }
  }

  @Test("tests that still aren't this answer's give no verdict")
  func staleForEver() {
    #expect(throws: BuildError.stale) { try judgement(building(["ours"]).way) }
    #expect(throws: BuildError.stale) { try judgement(building([nil]).way) }
  }

  /// Programs that end at once, without an event or a stamp; the third one says that it was built from
  /// this text, after those that were built from the answer, and again from clean.
  private func ending(thirdFrom text: String?) -> TestWay {
    let builds = CallRecorder<TestBuild>()
    return .double(
      build: { build in
        builds.record(build)
        return .built
      },
      run: { _, _ in
        let run = TestRun.reporting(Self.exercise, ["a": .passed])
        let stamps = text.map { ["1.2": Progress.hash(of: $0)] } ?? [:]
        return builds.count < 3
          ? TestRun(
            events: EventStream(Data()), end: .exited(failed: false), output: "", stamps: [:])
          : TestRun(events: run.events, end: run.end, output: "", stamps: stamps)
      })
  }

  @Test("an answer that ends the program before it can tell its stamp is told as that")
  func endsAtOnce() throws {
    #expect(
      try judgement(ending(thirdFrom: "ours")).verdict
        == .notRun(
          "The program ended before its first test. Does something in the exercise end the program?"
        ))
    #expect(throws: BuildError.stale) { try judgement(ending(thirdFrom: nil)) }
  }

  @Test("an answer with a program of its own doesn't compile, and no other way is asked")
  func secondProgram() throws {
    let output = "ld: runner.o: multiple definition of 'main'"
    let way = TestWay.double { _ in .failed([], output: output) }
    let files = [exercise.task: "import X\n\n@main\nstruct App {}\n", exercise.solution: "ours"]
    let error = Diagnostic(
      path: exercise.task, line: 3, column: 1,
      message: "'@main' begins a program, and the tests have one already. Remove it.")
    #expect(
      try judgement(way, solving("package"), files: files).verdict == .doesNotCompile([error]))
    // What is not the answer's own isn't blamed on it.
    #expect(throws: BuildError.failed(output)) { try judgement(way) }
  }

  @Test("a suite that is gone is told as that, though it can't tell what it was built from")
  func gone() throws {
    let stream = EventStream(Data(#"{"kind": "event", "payload": {"kind": "runEnded"}}"#.utf8))
    let way = TestWay.double(
      run: { _, _ in
        TestRun(events: stream, end: .exited(failed: false), output: "", stamps: [:])
      })
    guard case .notRun(let reason) = try judgement(way).verdict else {
      Issue.record("It must be told as not run.")
      return
    }
    #expect(reason.hasPrefix("There is no suite Exercise1_2"))
  }

  @Test("a link in the place of our folders is removed, and what it leads to is left alone")
  func links() throws {
    let kept = ["mine/Chapter1/keep.txt": "k", exercise.task: "mine"]
    for link in [TestBuild.answers, "\(TestBuild.answers)/Chapter1"] {
      try withWorkspace(kept) { workspace in
        let place = workspace.url(link)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        let target = link.hasSuffix("1") ? "mine/Chapter1" : "mine"
        try FileManager.default.createSymbolicLink(
          at: place, withDestinationURL: workspace.url(target))
        var toolchain = Toolchain.unused
        toolchain.ways = [.double { _ in .failed([], output: "odd") }]
        let answer = Answer(to: exercise, at: exercise.task, in: workspace)
        _ = try? Judge(workspace, toolchain).judge([answer])
        #expect(workspace.files(below: "mine") == ["mine/Chapter1/keep.txt"])
        #expect(place.kind == .typeDirectory)
      }
    }
  }

  // MARK: - Runs

  /// The judgement on runs, one after another, and how they were asked for.
  private func judgement(
    on runs: TestRun..., name: String = "double", capturesOutput: Bool = false
  ) throws -> (judged: Judge.Judgement, options: [TestRun.Options]) {
    let options = CallRecorder<TestRun.Options>()
    let way = TestWay.double(
      name,
      run: { _, option in
        options.record(option)
        return runs[min(options.count, runs.count) - 1]
      })
    return (try judgement(way, capturesOutput: capturesOutput), options.calls)
  }

  @Test("tests run at once; where that doesn't tell which one hangs, one after another")
  func oneAfterTheOther() throws {
    let (judged, options) = try judgement(
      on: .reporting(exercise, ["a": .unfinished, "b": .unfinished], end: .timedOut),
      .reporting(exercise, ["a": .passed, "b": .unfinished], end: .timedOut))
    #expect(judged.verdict == .limitExceeded(test: "b", limit: .time(.seconds(3))))
    #expect(judged.tests.map(\.name) == ["a"])
    #expect(options.map(\.isParallel) == [true, false])
    #expect(
      options.map(\.filter) == Array(repeating: "^Chapter1ExercisesTests\\.Exercise1_2/", count: 2))
    #expect(options[0].timeout == .seconds(3) && options[0].outputLimit == 32 << 20)
  }

  @Test("a run that prints too much is told with the limit, a crash with its signal")
  func limits() throws {
    let flood = TestRun.reporting(exercise, ["a": .unfinished], end: .outputLimitExceeded)
    #expect(
      try judgement(on: flood).judged.verdict == .limitExceeded(test: "a", limit: .output(32)))
    let greedy = TestRun.reporting(exercise, ["a": .unfinished], end: .memoryLimitExceeded)
    let (judged, options) = try judgement(on: greedy)
    #expect(judged.verdict == .limitExceeded(test: "a", limit: .memory(2)))
    #expect(options[0].memoryLimit == 2 << 30)
    let crash = TestRun.reporting(exercise, ["a": .unfinished], end: .crashed(signal: 11))
    guard case .crashed("a", let message, []) = try judgement(on: crash).judged.verdict else {
      Issue.record("It must be a crash.")
      return
    }
    #expect(message.hasPrefix("The process ended without a message, by a signal: "))
  }

  /// The verdict's word, the test that is to blame, and the first sentence of each failure.
  private func told(_ verdict: Verdict) -> [String?] {
    switch verdict {
    case .crashed(let test, _, let failures), .limitExceeded(let test, _, let failures):
      [verdict.word, test] + failures.map(\.sentences.first)
    case .red(let failures, let passed):
      [verdict.word, "\(passed)"] + failures.map(\.sentences.first)
    default: [verdict.word]
    }
  }

  @Test(
    "what has failed before a run is cut off is told with it",
    arguments: [
      TestRun.End.timedOut, .outputLimitExceeded, .memoryLimitExceeded, .crashed(signal: 11),
    ])
  func failuresBefore(end: TestRun.End) throws {
    let word = try told(
      judgement(on: .reporting(exercise, ["a": .unfinished], end: end)).judged.verdict
    )
    .first
    let other = TestRun.reporting(exercise, ["a": .failed("No."), "b": .unfinished], end: end)
    #expect(try told(judgement(on: other).judged.verdict) == [word, "b", "No."])
    let same = TestRun.reporting(exercise, ["a": .passed, "b": .stuck("No.")], end: end)
    #expect(try told(judgement(on: same).judged.verdict) == [word, "b", "No."])
  }

  @Test("what the first run has found counts where the second one says less")
  func foundBefore() throws {
    let first = TestRun.reporting(
      exercise, ["a": .unfinished, "b": .stuck("Stuck."), "c": .failed("No.")], end: .timedOut)
    let second = TestRun.reporting(
      exercise, ["a": .unfinished, "b": .notStarted, "c": .notStarted], end: .timedOut)
    let (judged, _) = try judgement(on: first, second)
    #expect(told(judged.verdict) == ["never ends", "a", "Stuck.", "No."])
    #expect(judged.tests.map(\.name) == ["c"])
    let green = TestRun.reporting(exercise, ["a": .passed, "b": .passed, "c": .passed])
    #expect(try told(judgement(on: first, green).judged.verdict) == ["red", "1", "Stuck.", "No."])
  }

  @Test("a program that dies or hangs after its last test has not solved anything")
  func afterTheLastTest() throws {
    func verdict(_ end: TestRun.End, _ test: ReportedTest = .passed) throws -> [String?] {
      try told(judgement(on: .reporting(exercise, ["a": test], end: end)).judged.verdict)
    }
    #expect(try verdict(.crashed(signal: 6)) == ["crashed", nil])
    #expect(try verdict(.crashed(signal: 6), .failed("No.")) == ["crashed", nil, "No."])
    #expect(try verdict(.timedOut) == ["never ends", nil])
  }

  @Test("where the program is left in the middle, the tests run one by one to see where")
  func exit() throws {
    let (judged, options) = try judgement(
      on: .reporting(
        exercise, ["a": .unfinished, "b": .unfinished, "c": .notStarted],
        end: .exited(failed: false)),
      .reporting(
        exercise, ["a": .notStarted, "b": .unfinished, "c": .passed], end: .exited(failed: false)))
    #expect(options.map(\.isParallel) == [true, false])
    guard case .notRun(let reason) = judged.verdict else {
      Issue.record("It must not count as run.")
      return
    }
    #expect(reason.hasPrefix("The test \"b\" did not finish."))
  }

  @Test("what did not run is not solved")
  func notRun() throws {
    func reason(_ run: TestRun) throws -> String {
      guard case .notRun(let reason) = try judgement(on: run).judged.verdict else { return "" }
      return reason
    }
    let skipped = TestRun.reporting(exercise, ["a": .passed, "b": .skipped])
    #expect(try reason(skipped) == "The test \"b\" was skipped; all of them must run.")
    #expect(try reason(.reporting(exercise, [:])).hasPrefix("There is no suite Exercise1_2"))
    let early = TestRun.reporting(exercise, ["a": .passed, "b": .notStarted])
    #expect(try reason(early).hasPrefix("The test \"b\" did not finish."))
    let silent = TestRun.reporting(exercise, ["a": .passed], end: .exited(failed: true))
    #expect(try reason(silent).hasPrefix("The tests ended with a failure that none of them has"))
  }

  @Test("what a test prints is found out only where anything is printed, each test alone")
  func capture() throws {
    let suite: KeyValuePairs<String, ReportedTest> = ["a": .passed, "b": .passed]
    func run(_ printed: String = "") -> TestRun {
      .reporting(exercise, suite, output: "report", printed: printed)
    }
    let (judged, options) = try judgement(
      on: run("both"), run("mine"), run(), capturesOutput: true)
    #expect(judged.printed == "both")
    #expect(judged.tests.map { judged.output[$0.id] } == ["mine", nil])
    #expect(options.map(\.isParallel) == [true, false, false])
    #expect(options[1].filter == "^Chapter1ExercisesTests\\.Exercise1_2/test8\\(\\)/")
    let silent = try judgement(on: run(), capturesOutput: true)
    #expect(silent.options.count == 1 && silent.judged.output == [:])
    let unasked = try judgement(on: run("both"))
    #expect(unasked.options.count == 1 && unasked.judged.printed == "both")
  }

  // MARK: - Another check

  @Test("another check in the folder is not awaited for ever, and nothing of it is touched")
  func busyCheck() throws {
    let stray = "\(TestBuild.answers)/Chapter1/x.swift"
    try withWorkspace([stray: ""]) { workspace in
      let events = CallRecorder<BuildEvent>()
      var judge = Judge(workspace, .unused) { events.record($0) }
      judge.busyTimeout = .milliseconds(30)
      try withLock(on: workspace.url(TestBuild.answers)) {
        let error = #expect(throws: BusyError.self) { try judge.judge([]) }
        #expect(error?.description.hasPrefix("Another check has been running") == true)
      }
      #expect(events.calls == [BusyError.waiting(for: "Another check")])
      #expect(workspace.fileExists(stray))
    }
  }
}
