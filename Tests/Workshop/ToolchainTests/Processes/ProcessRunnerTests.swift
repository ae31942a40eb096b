import Foundation
import TestSupport
import Testing
@testable import Toolchain

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

  @Test("what takes too long is ended with its children")
  func timeout() throws {
    let end = try shell("sleep 1000 & sleep 1000 | cat", timeout: .milliseconds(300)).end
    #expect(end == .timedOut)
  }

  @Test("a program has ended although what it has started goes on")
  func daemon() throws {
    let outcome = try shell("sleep 1000 >/dev/null 2>&1 & echo $!; exit 3", timeout: .seconds(60))
    #expect(outcome.end == .exit(3))
    let sleeper = try #require(pid_t(outcome.output.dropLast()))
    #expect(kill(sleeper, SIGKILL) == 0)
  }

  @Test("lines are told when they are complete, and the last one at the end")
  func observer() throws {
    let seen = CallRecorder<String>()
    try withFIFO { fifo in
      let command = Command(
        "sh", ["-c", "echo one; printf tw; cat '\(fifo)' >/dev/null; printf 'o\\n\\nthree'"],
        in: folder)
      _ = try runner.run(command) { lines, _, _ in
        lines.forEach(seen.record)
        // The program goes on once we have seen its first line.
        if lines.first == "one" { try Data("x".utf8).write(to: URL(fileURLWithPath: fifo)) }
      }
    }
    #expect(seen.calls == ["one", "two", "", "three"])
  }

  private func withFIFO(_ body: (String) throws -> Void) throws {
    let path = folder.appendingPathComponent("fifo-\(UUID().uuidString)").path
    try #require(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    try body(path)
  }

  @Test("a program that is not there is a clear error")
  func missing() throws {
    #expect(throws: CommandError.self) {
      try runner.run(Command("/nowhere/at-all", in: folder))
    }
  }
}
