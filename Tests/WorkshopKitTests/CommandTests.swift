import Foundation
import TestSupport
import Testing

@testable import WorkshopKit

@Suite("Programs are run with a time limit", .blocking)
struct CommandTests {
  private let folder = FileManager.default.temporaryDirectory

  private func shell(
    _ script: String, environment: [String: String?] = [:], timeout: Duration? = nil
  ) throws -> Command.Outcome {
    try Command("sh", ["-c", script], in: folder, environment: environment, timeout: timeout).run()
  }

  @Test("both outputs come in the order in which they were written")
  func output() throws {
    let outcome = try shell("echo one; echo two >&2; echo three; exit 3")
    #expect(outcome.output == "one\ntwo\nthree\n")
    #expect(outcome.end == .exit(3))
  }

  @Test("variables are set and removed, and the input is empty")
  func environment() throws {
    let variables: [String: String?] = ["ANSWERS": "a b", "HOME": nil]
    let outcome = try shell("echo \"$ANSWERS, ${HOME-none}\"; cat", environment: variables)
    #expect(outcome.output == "a b, none\n")
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
  func flood() throws {
    var command = Command("sh", ["-c", "yes | cat"], in: folder)
    command.outputLimit = 1000
    let outcome = try command.run()
    #expect(outcome.end == .flooded)
    #expect(outcome.output == String(repeating: "y\n", count: 500))
  }

  @Test("a program that is not there is a clear error")
  func missing() throws {
    #expect(throws: CommandError.self) {
      try Command("/nowhere/at-all", in: folder).run()
    }
  }
}
