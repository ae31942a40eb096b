import Foundation
import TestSupport
import Testing

@testable import Processes

@Suite("A program and all that it has started", .blocking)
struct ProcessTreeTests {
  /// A program that starts another one in a process group of its own; nil where there is neither.
  static let groupStarter: String? =
    if FileManager.default.isExecutableFile(atPath: "/usr/bin/setsid") {
      "/usr/bin/setsid"
    } else if FileManager.default.isExecutableFile(atPath: "/usr/bin/perl") {
      "/usr/bin/perl -e 'setpgrp(0, 0); exec @ARGV'"
    } else {
      nil
    }

  @Test(
    "a grandchild in a process group of its own ends with it",
    .enabled(if: groupStarter != nil, "Neither setsid nor perl starts a process group here."))
  func ownGroup() async throws {
    let starter = try #require(Self.groupStarter)
    try await withTemporaryFolder { folder in
      let fifo = folder.appendingPathComponent("fifo")
      try #require(mkfifo(fifo.path, 0o600) == 0)
      let runner = ProcessRunner(environment: ["PATH": "/usr/bin:/bin"])
      // The sleeper holds the pipe open, so its end is the pipe's.
      let script = "(\(starter) sh -c 'exec 3>fifo; echo $$ >&3; exec sleep 1000' & wait) & wait"
      let work = Task {
        try await runner.cancellable { try $0.run(Command("sh", ["-c", script], in: folder)) }
      }
      let pipe = try FileHandle(forReadingFrom: fifo)
      let number = String(decoding: pipe.availableData, as: UTF8.self).dropLast()
      let sleeper = try #require(pid_t(number))
      defer { kill(sleeper, SIGKILL) }
      #expect(getpgid(sleeper) == sleeper, "The test needs a group of the sleeper's own.")
      work.cancel()
      #expect(try hasEnded(pipe))
      await #expect(throws: CancellationError.self) { try await work.value }
    }
  }

  /// Whether the pipe's last writer goes within a minute.
  private func hasEnded(_ pipe: FileHandle) throws -> Bool {
    var end = pollfd(fd: pipe.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&end, 1, 60_000) == 1 && end.revents & Int16(POLLHUP) != 0
  }

  @Test("everything that a program has started is found, however deep")
  func descendantsOfOurs() async throws {
    try await withTemporaryFolder { folder in
      let fifo = folder.appendingPathComponent("fifo")
      try #require(mkfifo(fifo.path, 0o600) == 0)
      let runner = ProcessRunner(environment: ["PATH": "/usr/bin:/bin"])
      let script = "(sh -c 'exec 3>fifo; echo $$ $PPID >&3; sleep 1000 & wait' & wait) & wait"
      let work = Task {
        try await runner.cancellable { try $0.run(Command("sh", ["-c", script], in: folder)) }
      }
      let pipe = try FileHandle(forReadingFrom: fifo)
      let numbers = String(decoding: pipe.availableData, as: UTF8.self).split(separator: " ")
      let inner = try #require(numbers.first.flatMap { pid_t($0) })
      #expect(descendants(of: getpid()).contains(inner))
      work.cancel()
      #expect(try hasEnded(pipe))
      await #expect(throws: CancellationError.self) { try await work.value }
    }
  }
}
