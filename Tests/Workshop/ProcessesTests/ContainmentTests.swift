import Foundation
import TestSupport
import Testing

@testable import Processes

/// A sleeper holds a pipe open, so the pipe's end is that of the sleeper.
@Suite("What a contained program has started", .blocking)
struct ContainmentTests {
  private let runner = ProcessRunner(environment: ["PATH": "/usr/bin:/bin"])
  private let sleeper = "exec 3>fifo; echo x >ready; exec sleep 1000"

  /// - Parameter body: gets the folder with the pipes and the sleeper's pipe.
  private func withPipe(_ body: (URL, FileHandle) throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      for name in ["fifo", "ready"] {
        try #require(mkfifo(folder.appendingPathComponent(name).path, 0o600) == 0)
      }
      // A writer must find a reader.
      let pipe = open(folder.appendingPathComponent("fifo").path, O_RDONLY | O_NONBLOCK)
      try body(folder, FileHandle(fileDescriptor: pipe, closeOnDealloc: true))
    }
  }

  /// Whether the pipe's last writer goes within a minute.
  private func hasEnded(_ pipe: FileHandle) -> Bool {
    var end = pollfd(fd: pipe.fileDescriptor, events: 0, revents: 0)
    return poll(&end, 1, 60_000) == 1 && end.revents & Int16(POLLHUP) != 0
  }

  @Test(
    "ends with it, also in a session of its own and without a parent",
    arguments: ["", ProcessTreeTests.groupStarter ?? ""])
  func orphan(starter: String) async throws {
    try await withPipe { folder, pipe in
      let script = "(\(starter) sh -c '\(sleeper)' &) ; read x <ready; exit 3"
      var command = Command("sh", ["-c", script], in: folder, timeout: .seconds(60))
      command.isContained = true
      let end = try runner.run(command).end
      #expect(end == .exit(3))
      #expect(hasEnded(pipe))
    }
  }

  @Test("is known when it was seen, whatever its variables are, and only then")
  func seen() async throws {
    try await withPipe { folder, pipe in
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "sh -c '\(sleeper)' & wait"]
      shell.currentDirectoryURL = folder
      try shell.run()
      _ = try FileHandle(forReadingFrom: folder.appendingPathComponent("ready")).readToEnd()
      let others = ProcessFamily(of: shell.processIdentifier, mark: "none")
      var family = others
      #expect(family.look() > 0)
      kill(shell.processIdentifier, SIGKILL)
      others.endRest()
      var writer = pollfd(fd: pipe.fileDescriptor, events: 0, revents: 0)
      #expect(poll(&writer, 1, 0) == 0, "It must go on so far.")
      family.endRest()
      #expect(hasEnded(pipe))
      shell.waitUntilExit()
    }
  }

  @Test("ends when everything is ended")
  func endAll() async throws {
    try await withPipe { folder, pipe in
      let runner = runner.child()
      let script = "(sh -c '\(sleeper)' &) ; sleep 1000"
      var command = Command("sh", ["-c", script], in: folder)
      command.isContained = true
      let (contained, ended) = (command, DispatchSemaphore(value: 0))
      Thread.detachNewThread {
        _ = try? runner.run(contained)
        ended.signal()
      }
      _ = try FileHandle(forReadingFrom: folder.appendingPathComponent("ready")).readToEnd()
      runner.endAll()
      #expect(hasEnded(pipe))
      ended.wait()
    }
  }

  @Test("ends when the runner is gone and could end nothing", arguments: [true, false])
  func guardian(isKnownLater: Bool) async throws {
    try await withPipe { folder, pipe in
      let mark = UUID().uuidString
      var guardian: Guardian? = try Guardian(mark: isKnownLater ? UUID().uuidString : mark)
      if isKnownLater { guardian?.add(mark) }
      let sleeper = Process()
      sleeper.executableURL = URL(fileURLWithPath: "/bin/sh")
      sleeper.arguments = ["-c", self.sleeper]
      sleeper.currentDirectoryURL = folder
      sleeper.environment = ["PATH": "/usr/bin:/bin", ProcessFamily.variable: "\(mark).1"]
      try sleeper.run()
      _ = try FileHandle(forReadingFrom: folder.appendingPathComponent("ready")).readToEnd()
      #expect(sleeper.isRunning && guardian != nil)
      // The system closes the pipe of a runner that is killed.
      guardian = nil
      #expect(hasEnded(pipe))
      sleeper.waitUntilExit()
    }
  }
}
