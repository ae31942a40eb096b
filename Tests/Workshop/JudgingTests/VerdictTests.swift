@testable import CourseModel
import Foundation
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import Judging

@Suite("A verdict says what became of the build and of the run", .blocking)
struct VerdictTests {
  private static let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")
  private static let files = [exercise.task: "mine", exercise.solution: "ours"]
  private let exercise = Self.exercise

  /// The judgement on the task by a toolchain whose builds, one after another, become of this.
  private func judgement(
    _ builds: TestBuild..., files: [String: String] = files
  ) throws -> Judge.Judgement {
    let asked = CallRecorder<Exercise>()
    let toolchain = Toolchain.building { exercise in
      asked.record(exercise)
      return builds[asked.count - 1]
    }
    return try withWorkspace(files) { workspace in
      let answer = Answer(to: exercise, at: exercise.task, in: workspace)
      let judged = try Judge(workspace, toolchain, timeout: .seconds(3)).judge([answer])
      #expect(asked.count == builds.count)
      return try #require(judged.first)
    }
  }

  private static func built(_ run: TestRun) -> TestBuild { .built { _, _ in run } }

  private static func failed(_ errors: Diagnostic...) -> TestBuild {
    .failed(errors, output: errors.map { "/w/\($0)\n" }.joined())
  }

  private static func error(_ path: String) -> Diagnostic {
    Diagnostic(path: path, line: 3, column: 1, message: "odd")
  }

  private static let ownError = error("\(Toolchain.answersFolder)/Chapter1/1.2-Two.swift")
  private static let testError = error(exercise.tests)
  private static let otherError = error("Tests/Support/Lesson.swift")
  private static let solved = built(.reporting(exercise, ["a": .passed]))

  // MARK: - Builds

  @Test("errors in the answer are the answer's")
  func ownErrors() throws {
    let verdict = try judgement(Self.failed(Self.ownError, Self.testError)).verdict
    #expect(verdict == .doesNotCompile([Self.error(exercise.task)]))
  }

  @Test("errors in its tests are the answer's if they build with the reference answer")
  func testErrors() throws {
    let verdict = try judgement(Self.failed(Self.testError), Self.solved).verdict
    #expect(verdict == .interfaceMismatch([Self.testError]))
  }

  @Test("errors elsewhere are told as what they are, if the reference answer builds")
  func otherErrors() throws {
    let verdict = try judgement(Self.failed(Self.otherError), Self.solved).verdict
    #expect(verdict == .notRun("With this file nothing can be built:\n/w/\(Self.otherError)"))
  }

  @Test("what doesn't build with the reference answer either is the workspace's fault")
  func broken() {
    for error in [Self.testError, Self.otherError] {
      #expect(throws: BuildError.failed("/w/\(error)\n")) {
        try judgement(Self.failed(error), Self.failed(Self.testError))
      }
    }
  }

  @Test("an answer with a program of its own doesn't compile")
  func secondProgram() throws {
    let build = TestBuild.failed([], output: "ld: runner.o: multiple definition of 'main'")
    let files = [exercise.task: "import X\n\n@main\nstruct App {}\n", exercise.solution: "ours"]
    let error = Diagnostic(
      path: exercise.task, line: 3, column: 1,
      message: "'@main' begins a program, and the tests have one already. Remove it.")
    #expect(try judgement(build, files: files).verdict == .doesNotCompile([error]))
  }

  @Test("a compiler that comes to no end costs this answer its verdict, and no other")
  func endlessBuild() throws {
    let toolchain = Toolchain.building { _ in throw BuildError.timedOut(after: .seconds(300)) }
    try withWorkspace(Self.files) { workspace in
      let answer = Answer(to: exercise, at: exercise.task, in: workspace)
      let verdicts = try Judge(workspace, toolchain).judge([answer]).map(\.verdict)
      let reason = "With this file: Swift was still building after 300 s, and was stopped."
      #expect(verdicts == [.notRun(reason)])
    }
  }

  // MARK: - Stamps

  @Test("tests count only if they tell that they were built with this answer")
  func stamps() throws {
    func verdict(_ stamp: String) throws -> Verdict {
      try judgement(Self.built(.reporting(exercise, ["a": .passed], stamp: stamp))).verdict
    }
    #expect(try verdict(Progress.hash(of: "mine")) == .solved(tests: 1))
    #expect(throws: BuildError.stale) { try verdict(Progress.hash(of: "ours")) }
    #expect(throws: BuildError.stale) { try verdict("") }
  }

  // MARK: - Runs

  /// The verdict's word, the test that is to blame, and the first sentence of each failure.
  private func told(_ run: TestRun) throws -> [String?] {
    let judged = try judgement(Self.built(run))
    switch judged.verdict {
    case .crashed(let test, _, let failures), .limitExceeded(let test, _, let failures):
      return [judged.verdict.word, test] + failures.map(\.sentences.first)
    case .red(let failures, let passed, let count):
      return ["red", "\(passed) of \(count)"] + failures.map(\.sentences.first)
    default: return [judged.verdict.word]
    }
  }

  @Test(
    "what has failed before a run is cut off is told with it",
    arguments: [
      (TestRun.End.timedOut, "never ends"), (.outputLimitExceeded, "too much output"),
      (.memoryLimitExceeded, "too much memory"), (.crashed(signal: 11), "crashed"),
    ])
  func failuresBefore(end: TestRun.End, word: String) throws {
    #expect(try told(.reporting(exercise, ["a": .unfinished], end: end)) == [word, "a"])
    let other = TestRun.reporting(exercise, ["a": .failed("No."), "b": .unfinished], end: end)
    #expect(try told(other) == [word, "b", "No."])
    let same = TestRun.reporting(exercise, ["a": .passed, "b": .stuck("No.")], end: end)
    #expect(try told(same) == [word, "b", "No."])
  }

  @Test("a program that dies or hangs after its last test has not solved anything")
  func afterTheLastTest() throws {
    func told(_ end: TestRun.End, _ test: ReportedTest = .passed) throws -> [String?] {
      try self.told(.reporting(exercise, ["a": test], end: end))
    }
    #expect(try told(.crashed(signal: 6)) == ["crashed", nil])
    #expect(try told(.crashed(signal: 6), .failed("No.")) == ["crashed", nil, "No."])
    #expect(try told(.timedOut) == ["never ends", nil])
  }

  @Test("what did not run is not solved")
  func notRun() throws {
    func reason(_ run: TestRun) throws -> String {
      guard case .notRun(let reason) = try judgement(Self.built(run)).verdict else { return "" }
      return reason
    }
    let skipped = TestRun.reporting(exercise, ["a": .passed, "b": .skipped])
    #expect(try reason(skipped) == "The test \"b\" was skipped; all of them must run.")
    let mute = TestRun(
      events: EventStream(Data()), end: .exited(failed: false), output: "", stamp: "")
    #expect(try reason(mute).hasPrefix("The program ended before its first test."))
    let stream = EventStream(Data(#"{"kind": "event", "payload": {"kind": "runEnded"}}"#.utf8))
    let gone = TestRun(events: stream, end: .exited(failed: false), output: "", stamp: "")
    #expect(try reason(gone).hasPrefix("There is no suite Exercise1_2"))
    let early = TestRun.reporting(exercise, ["a": .passed, "b": .notStarted])
    #expect(try reason(early).hasPrefix("The test \"b\" did not finish."))
    let silent = TestRun.reporting(exercise, ["a": .passed], end: .exited(failed: true))
    #expect(try reason(silent).hasPrefix("The tests ended with a failure that none of them has"))
  }

  @Test("a crash within the library has the first place of the answer in the backtrace")
  func crashPlace() {
    let answer = "\(Toolchain.answersFolder)/Chapter1/1.2-Two.swift"
    let trap = "Swift/Array.swift:692: Fatal error: Index out of range\n"
    let backtrace = """

      *** Signal 4: Backtracing from 0x7f... done ***

      0      0x0 fatalError(_:) in libswiftCore.so
      1 [ra] 0x1 red() + 102 in tests at /w/\(answer):103:29
      2 [ra] 0x2 makeTwo() + 102 in tests at /w/\(answer):7:1

      """
    #expect(
      crashMessage(in: trap + backtrace, answer: answer)
        == "Fatal error: Index out of range (1.2-Two.swift:103)")
    #expect(
      crashMessage(in: "Exercises/1.2-Two.swift:9: Fatal error: no\n\(backtrace)", answer: answer)
        == "Fatal error: no (1.2-Two.swift:9)", "Its own place is the more telling one.")
    #expect(
      crashMessage(in: "", signal: 11, answer: answer)
        == "The process ended without a message, by a signal: Segmentation fault.")
  }

  // MARK: - Another check

  @Test("another check in the folder is not awaited for ever, and nothing of it is touched")
  func busyCheck() throws {
    let stray = "\(Toolchain.answersFolder)/Chapter1/x.swift"
    try withWorkspace([stray: ""]) { workspace in
      let events = CallRecorder<BuildEvent>()
      var judge = Judge(workspace, .unused) { events.record($0) }
      judge.busyTimeout = .milliseconds(30)
      try withLock(on: workspace.url(Toolchain.answersFolder)) {
        let error = #expect(throws: BusyError.self) { try judge.judge([]) }
        #expect(error?.description.hasPrefix("Another check has been running") == true)
      }
      #expect(
        events.calls == [
          .waiting("Another check is running in this folder. Waiting; Ctrl-C gives up.")
        ])
      #expect(workspace.fileExists(stray))
    }
  }
}
