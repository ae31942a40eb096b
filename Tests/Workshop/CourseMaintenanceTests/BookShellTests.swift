import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance
@testable import Toolchain

@Suite("The shell that runs transcripts", .blocking)
struct BookShellTests {
  func run(_ commands: String..., timeout: Duration = .seconds(60)) throws -> [CommandResult] {
    let folder = FileManager.default.temporaryDirectory
    return try ProcessRunner.forTests().run(
      commands, in: folder, environment: [:], timeout: timeout)
  }

  @Test("codes, variables and folders last from one command to the next")
  func session() throws {
    let results = try run("sh -c 'exit 3'", "echo $?", "a=1; cd /", "pwd; echo \"$a\" >&2")
    #expect(
      results == [
        .ended(code: 3, output: []), .ended(code: 0, output: ["3"]), .ended(code: 0, output: []),
        .ended(code: 0, output: ["/", "1"]),
      ])
  }

  @Test("blank lines are kept, and a last line needs no end")
  func lines() throws {
    #expect(
      try run("printf 'a\\n\\nb'", "echo") == [
        .ended(code: 0, output: ["a", "", "b"]), .ended(code: 0, output: [""]),
      ])
  }

  @Test("there is nothing to read")
  func emptyInput() throws {
    #expect(try run("cat; echo end") == [.ended(code: 0, output: ["end"])])
  }

  @Test("a shell that ends early leaves the other commands undone")
  func exit() throws {
    let results = try run("echo a; exit 4", "echo b", "echo c")
    #expect(results == [.ended(code: 4, output: ["a"]), .neverRan, .neverRan])
    #expect(try run("echo 'a", "echo b").last == .neverRan)
  }

  @Test("a command that hangs is ended")
  func timeout() throws {
    let results = try run(
      "echo a", "exec tail -f /dev/null", "echo c", timeout: .milliseconds(300))
    #expect(
      results.contains { result in
        if case .timedOut = result { true } else { false }
      })
    #expect(results.last == .neverRan)
  }

  @Test("what a command printed before it was ended is kept")
  func output() {
    let results = CommandResult.results(
      of: 3, in: Command.Outcome(end: .timedOut, output: "a\nmarker 0\nb"), marker: "marker")
    #expect(results == [.ended(code: 0, output: ["a"]), .timedOut(output: ["b"]), .neverRan])
  }

  @Test("a program can be interrupted, whatever the thread that starts it blocks")
  func signals() throws {
    #expect(try run("sh -c 'kill -INT $$; echo deaf'") == [.ended(code: 130, output: [])])
  }

  @Test("a program in the background runs until it is stopped, not longer")
  func background() throws {
    let folder = FileManager.default.temporaryDirectory
    let program = try BackgroundProgram(
      "sh -c 'echo $$; exec tail -f /dev/null'", in: folder, environment: [:], runner: .forTests())
    let process = try #require(Int32(program.text.trimmed))
    #expect(program.isRunning)
    #expect(kill(process, 0) == 0)
    program.stop()
    #expect(!program.isRunning)
    #expect(kill(process, 0) != 0)
  }

  @Test("a program that does not mind interrupts is killed")
  func stubborn() throws {
    let folder = FileManager.default.temporaryDirectory
    let program = try BackgroundProgram(
      "sh -c 'trap \"\" INT; echo ready; tail -f /dev/null; tail -f /dev/null'",
      in: folder,
      environment: [:], runner: .forTests(), grace: .milliseconds(100))
    program.stop()
    #expect(!program.isRunning)
  }

  @Test("a program that ends without a line is an error that has its last words")
  func silent() throws {
    let error = #expect(throws: BlockError.self) {
      try BackgroundProgram(
        "sh -c 'printf oops >&2; exit 1'", in: FileManager.default.temporaryDirectory,
        environment: [:], runner: .forTests())
    }
    #expect(error?.description.contains("oops") == true)
  }

  @Test("a program that goes on without a line is an error")
  func mute() throws {
    #expect(throws: BlockError.self) {
      try BackgroundProgram(
        "tail -f /dev/null", in: FileManager.default.temporaryDirectory, environment: [:],
        runner: .forTests(), timeout: .milliseconds(100))
    }
  }
}
