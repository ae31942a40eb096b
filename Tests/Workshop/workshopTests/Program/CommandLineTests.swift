import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import workshop
import Toolchain

@Suite("The command line", .serialized, .blocking)
struct CommandLineTests {
  private func workshop(_ words: String...) throws -> Command.Outcome {
    try ProcessRunner.forTests().run(
      Command(builtProgram("workshop").path, words, in: workspaceRoot))
  }

  @Test(
    "a mistyped command names the one that was meant",
    arguments: [
      ("chek", "check"), ("Check", "check"), ("solutoin", "solution"),
    ])
  func mistyped(word: String, meant: String) throws {
    let outcome = try workshop(word)
    #expect(outcome.end == .exit(64))
    #expect(
      outcome.output
        == "There is no command '\(word)'. Did you mean \(meant)? "
        + "swift run workshop --help lists them all.\n")
  }

  @Test("a word that is near to none says where all commands are")
  func unknown() throws {
    let outcome = try workshop("frobnicate")
    #expect(outcome.end == .exit(64))
    #expect(
      outcome.output
        == "There is no command 'frobnicate'. swift run workshop --help lists them all.\n")
  }

  @Test("a number without a command leads to the check of it")
  func number() throws {
    let alone = try workshop("1.1")
    #expect(alone.end == .exit(64))
    #expect(
      alone.output
        == "There is no command '1.1'. To check it: swift run workshop check 1.1\n")
  }

  @Test("list takes a chapter")
  func list() throws {
    let list = try workshop("list", "2").output.split(separator: "\n")
    #expect(list.count >= 7 && list.allSatisfy { $0.hasPrefix("2.") })
  }

  @Test("WORKSHOP_STATE names the folder of the progress; where it is empty, it names none")
  func state() throws {
    try FixtureCourse.withCopy { workspace in
      for state in ["elsewhere", ""] {
        let outcome = try ProcessRunner.forTests(["WORKSHOP_STATE": state]).run(
          Command(builtProgram("workshop").path, ["hint", "1.1"], in: workspace.root))
        #expect(outcome.succeeded)
      }
      #expect(workspace.fileExists("elsewhere/progress.json"))
      #expect(workspace.fileExists(".workshop/progress.json"))
      #expect(!workspace.fileExists("progress.json"))
    }
  }

  @Test("--plain stands before or after any command, or alone")
  func plain() throws {
    let status = try workshop("status").output
    #expect(status.contains("  ["))
    // Not with the progress of those who work in this folder.
    let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent("no-progress")
    let texts = try [["--plain"], ["--plain", "status"], ["status", "--plain"]].map { words in
      try ProcessRunner.forTests(["WORKSHOP_STATE": nowhere.path]).run(
        Command(builtProgram("workshop").path, words, in: workspaceRoot)
      ).output
    }
    #expect(Set(texts).count == 1 && texts[0].contains("  1  Control Freak: 0 of 8 solved\n"))
    #expect(try workshop("--plain", "graph", "1").succeeded)
    #expect(try workshop("--plain", "chek").end == .exit(64))
    #expect(try workshop("--plain", "--help").output.hasPrefix("Usage: "))
    #expect(try workshop("help", "help").output.hasPrefix("Usage: "))
  }

  @Test("help about a command is that command's own")
  func help() throws {
    let asked = try workshop("help", "check")
    #expect(asked.succeeded)
    #expect(asked.output == (try workshop("check", "--help")).output)
    #expect(asked.output.contains("--verbose"))
  }
}
