@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop
import Toolchain

/// The built program on a terminal, in a copy of the fixture course. Serialized, because the copy
/// is shared: it is built from nothing only once.
@Suite("watch on a terminal", .serialized, .blocking)
struct WatchAtTerminalTests {
  private static let copy = Result { try FixtureCourse.copyForTheRun().root }

  private let course: URL
  private let task: URL

  init() throws {
    course = try Self.copy.get()
    task = course.appendingPathComponent("Exercises/Chapter1/1.2-Red.swift")
  }

  /// As vim does it: a new file takes the old one's name.
  private func save(_ text: String) throws {
    try Data(text.utf8).write(to: task, options: .atomic)
  }

  @Test("it checks what is saved and takes keys, and the terminal is as it was afterwards")
  func session() throws {
    let red = try String(contentsOf: task, encoding: .utf8)
    let session = try TerminalSession(["watch", "1.2"], in: course)
    try session.wait(for: "1.2 Red at the start: red\n1 of 2 tests pass.")
    try session.wait(for: "? keys")
    #expect(!session.isRestored, "Keys must come without Return.")
    session.type("h")
    try session.wait(for: "1.2 Red at the start, hint 1 of 3")
    session.type("l1.2\n")
    try session.wait(for: "── 1.2 Red at the start")
    try session.wait(for: "\nHint 1 of 3: ")
    try session.wait(for: "\nExercises/Chapter1/1.2-Red.swift\nh hint, n next")
    try save(red.replacing("  0\n", with: "  7\n"))
    try session.wait(for: "── 1.2 saved ")
    try session.wait(for: "1.2 Red at the start: solved")
    try session.wait(for: "of 7 solved. n goes to 1.")
    session.type("n")
    try session.wait(for: "── 1.3 Does not compile")
    try session.wait(for: "1.3 Does not compile: does not compile")
    session.type("q")
    #expect(session.exitCode() == 0)
    #expect(session.isRestored)
    #expect(session.text.contains("Your progress is kept."))
    #expect(!session.text.contains("\u{1B}[2J"), "What was there scrolls away, and isn't erased.")
  }

  @Test("with --plain each verdict is below the one before, and nothing is redrawn")
  func plain() throws {
    let session = try TerminalSession(["watch", "1.3", "--plain"], in: course)
    try session.wait(for: "1.3 Does not compile: does not compile")
    try session.wait(for: "? keys")
    session.type("q")
    #expect(session.exitCode() == 0)
    #expect(!session.text.contains("\u{1B}"))
  }

  @Test(
    "a signal ends it with the check that runs, and the terminal is as it was",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signals(number: Int32) async throws {
    try await withTemporaryFolder { folder in
      // The build is a script that holds the pipe open, so the pipe's end is its own.
      let fifo = folder.appendingPathComponent("fifo")
      try #require(mkfifo(fifo.path, 0o600) == 0)
      for name in ["swift", "swiftc"] {
        try Process.write(
          script:
            "#!/bin/sh\nexec 3>\(quoted(fifo.path))\necho begun >&3\nsleep 1000\n",
          to: folder.appendingPathComponent(name))
      }
      let session = try TerminalSession(
        ["watch", "1.5"], in: course, environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
      let pipe = try FileHandle(forReadingFrom: fifo)
      #expect(try pipe.read(upToCount: 6) == Data("begun\n".utf8))
      #expect(!session.isRestored)
      kill(session.processID, number)
      #expect(session.exitCode() == 128 + number)
      #expect(session.isRestored)
      #expect(try pipe.readToEnd() ?? Data() == Data(), "The build has ended as well.")
    }
  }

  @Test("Ctrl-Z leaves the terminal as it was, and afterwards keys come again")
  func stops() throws {
    let session = try TerminalSession(["watch", "1.5", "--timeout", "3600"], in: course)
    try session.wait(for: "── 1.5 ")
    kill(session.processID, SIGTSTP)
    session.waitForStop()
    #expect(session.isRestored)
    kill(session.processID, SIGCONT)
    while session.isRestored { sched_yield() }
    session.type("?")
    try session.wait(for: "h  show the next hint")
    #expect(!session.isRestored)
    session.type("q")
    #expect(session.exitCode() == 0)
    #expect(session.isRestored)
  }

  @Test("once: it checks the first save, without keys, and ends with the verdict's code")
  func once() throws {
    let session = try TerminalSession(["watch", "--once"], in: course)
    try session.wait(for: "Waiting until one of 7 exercises is saved.")
    #expect(session.isRestored)
    try save("func red() -> Int { 6 }\n")
    try session.wait(for: "── 1.2 saved ")
    #expect(session.exitCode() == 1)
  }
}
