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

  @Test("a signal is told apart from an exit code")
  func signal() throws {
    let end = try shell("kill -KILL $$").end
    #expect(end == .signal(9))
  }

  @Test("what takes too long is ended with its children")
  func timeout() throws {
    let end = try shell("sleep 1000 & sleep 1000 | cat", timeout: .milliseconds(300)).end
    #expect(end == .timedOut)
  }

  @Test("what prints without end is ended with its children, and its beginning is kept")
  func outputLimit() throws {
    let outcome = try runner.run(
      Command("sh", ["-c", "yes | cat"], in: folder, outputLimit: 1000))
    #expect(outcome.end == .outputLimitExceeded)
    #expect(outcome.output == String(repeating: "y\n", count: 500))
  }

  @Test("what uses too much memory is ended")
  func memoryLimit() throws {
    let hold = "x=$(head -c 40000000 /dev/zero | tr '\\0' x); sleep 1000"
    var command = Command("sh", ["-c", hold], in: folder, timeout: .seconds(60))
    command.memoryLimit = 30 << 20
    let end = try runner.run(command).end
    #expect(end == .memoryLimitExceeded)
  }

  @Test("a program has ended although what it has started goes on")
  func daemon() throws {
    let outcome = try shell("sleep 1000 >/dev/null 2>&1 & echo $!; exit 3", timeout: .seconds(60))
    #expect(outcome.end == .exit(3))
    let sleeper = try #require(pid_t(outcome.output.dropLast()))
    #expect(kill(sleeper, SIGKILL) == 0)
  }

  @Test("a program with a lifeline learns that we are gone")
  func lifeline() throws {
    let file = runner.temporaryFile("lifeline")
    defer { runner.removeTemporary(file) }
    _ = try Lifeline(at: file)
    let reader = open(file.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    var byte: UInt8 = 0
    #expect(read(reader, &byte, 1) == 0)
    #expect(throws: POSIXError.self) { _ = try Lifeline(at: file) }
  }

  @Test("what the system tells of an end is an exit code or a signal")
  func status() {
    #expect(Command.Outcome.End(status: 3 << 8) == .exit(3))
    #expect(Command.Outcome.End(status: 9) == .signal(9))
    #expect(Command.Outcome.End(status: 0x80 | 11) == .signal(11), "It has left its memory.")
  }

  @Test("files of a runner that was killed are removed, those of one that runs are not")
  func staleFiles() throws {
    func file(of owner: Int32) -> URL {
      folder.appendingPathComponent("workshop-\(owner)-\(UUID().uuidString).out")
    }
    // No system has numbers as large as the first one.
    let (stale, own) = (file(of: 999_999_999), file(of: getpid()))
    let other = folder.appendingPathComponent("workshop-999999999-notes.out")
    let files = [stale, own, other]
    defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
    for file in files { try Data().write(to: file) }
    runner.removeStaleFiles()
    #expect(files.map { FileManager.default.fileExists(atPath: $0.path) } == [false, true, true])
    #expect(runner.temporaryFile("out").lastPathComponent.hasPrefix("workshop-\(getpid())-"))
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
