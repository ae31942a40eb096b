import Foundation
@testable import Processes
import TestSupport
import Testing

@Suite("Programs are run with limits", .blocking)
struct ProcessRunnerTests {
  private let folder = FileManager.default.temporaryDirectory
  private let runner = ProcessRunner(
    environment: ["PATH": "/usr/bin:/bin", "HOME": "/home/x", "COURSE": "ours"])

  private func shell(
    _ script: String, environment: [String: String?] = [:], timeout: Duration? = nil
  ) throws -> Command.Outcome {
    try runner.run(
      Command("sh", ["-c", script], in: folder, environment: environment, timeout: timeout))
  }

  @Test("both outputs come in the order in which they were written")
  func output() throws {
    let outcome = try shell("echo one; echo two >&2; echo three; exit 3")
    #expect(outcome.output == "one\ntwo\nthree\n")
    #expect(outcome.end == .exit(3))
  }

  @Test("variables are the runner's, set and removed, and the input is empty")
  func environment() throws {
    let variables: [String: String?] = ["ANSWERS": "a b", "HOME": nil]
    let outcome = try shell(
      "echo \"$ANSWERS, ${HOME-none}, $COURSE\"; cat", environment: variables)
    #expect(outcome.output == "a b, none, ours\n")
  }

  @Test("a signal is told apart from an exit code")
  func signal() throws {
    let end = try shell("kill -KILL $$").end
    #expect(end == .signal(9))
  }

  @Test("what takes too long is ended with its children")
  func timeout() throws {
    let outcome = try shell(
      "echo begun; sleep 1000 & sleep 1000 | cat", timeout: .milliseconds(300))
    #expect(outcome.end == .timedOut)
    #expect(outcome.output == "begun\n")
  }

  @Test("what prints without end is ended with its children, and its beginning is kept")
  func outputLimit() throws {
    let outcome = try runner.run(
      Command("sh", ["-c", "yes | cat"], in: folder, outputLimit: 1000))
    #expect(outcome.end == .outputLimitExceeded)
    #expect(outcome.output == String(repeating: "y\n", count: 500))
  }

  @Test("lines are told while the program runs, the last one at the end, and a beginning of one")
  func observer() throws {
    let seen = CallRecorder<String>()
    let begun = CallRecorder<String>()
    try withFIFO { fifo in
      let command = Command(
        "sh", ["-c", "echo one; printf tw; cat '\(fifo)' >/dev/null; printf 'o\\nthree'"],
        in: folder)
      _ = try runner.run(command) { lines, rest in
        lines.forEach(seen.record)
        begun.record(rest)
        // The program goes on as soon as we have seen what it has begun.
        if rest == "tw" { try Data("x".utf8).write(to: URL(fileURLWithPath: fifo)) }
      }
    }
    #expect(seen.calls == ["one", "two", "three"])
    #expect(begun.calls.contains("tw"))
  }

  private func withFIFO(_ body: (String) throws -> Void) throws {
    let path = folder.appendingPathComponent("fifo-\(UUID().uuidString)").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    try body(path)
  }

  @Test("an observer that throws ends the program")
  func observerThrows() {
    #expect(throws: CocoaError.self) {
      try runner.run(Command("sh", ["-c", "echo one; exec sleep 1000"], in: folder)) { lines, _ in
        if !lines.isEmpty { throw CocoaError(.userCancelled) }
      }
    }
  }

  @Test("a program that is not there is a clear error")
  func missing() throws {
    #expect(throws: CommandError.self) {
      try runner.run(Command("/nowhere/at-all", in: folder))
    }
  }
}
