@testable import CourseModel
import Foundation
import Testing
import WorkshopTestSupport

@testable import Toolchain

@Suite("How a run of tests ended")
struct TestRunEndTests {
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")

  private func end(
    _ end: Command.Outcome.End, _ tests: KeyValuePairs<String, ReportedTest>, output: String = ""
  ) -> TestRun.End {
    TestRun.End(
      Command.Outcome(end: end, output: output), TestRun.reporting(exercise, tests).events)
  }

  @Test("the code 1 is a failed test where all that have started came to their end")
  func failed() {
    #expect(end(.exit(1), ["a": .failed("No."), "b": .passed]) == .exited(failed: true))
    #expect(end(.exit(1), ["a": .passed, "b": .notStarted]) == .exited(failed: true))
  }

  @Test("the same code is a crash where a test has started and not ended")
  func crashed() {
    #expect(end(.exit(1), ["a": .unfinished, "b": .passed]) == .crashed(signal: nil))
    #expect(end(.exit(1), ["a": .failed("No."), "b": .unfinished]) == .crashed(signal: nil))
  }

  @Test("the package manager tells the signal of its test program in words")
  func signalInWords() {
    let output = "error: Exited with unexpected signal code 5\n"
    #expect(end(.exit(1), ["a": .unfinished], output: output) == .crashed(signal: 5))
    #expect(
      end(.exit(1), ["a": .passed], output: output) == .crashed(signal: 5), "After the last test.")
  }

  @Test("a signal, a limit and an end without a failure are what they are")
  func others() {
    #expect(end(.signal(11), ["a": .unfinished]) == .crashed(signal: 11))
    #expect(end(.timedOut, ["a": .unfinished]) == .timedOut)
    #expect(end(.exit(0), ["a": .passed]) == .exited(failed: false))
    #expect(end(.exit(69), [:]) == .exited(failed: false), "The code for \"no test found\".")
  }
}
