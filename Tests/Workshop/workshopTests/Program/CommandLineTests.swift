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
    "a word that is no command leads to the one that was meant",
    arguments: [
      ("solutoin", "Did you mean solution? swift run workshop --help lists them all."),
      ("frobnicate", "swift run workshop --help lists them all."),
      ("1.1", "To check it: swift run workshop check 1.1"),
    ])
  func unknown(word: String, advice: String) throws {
    let outcome = try workshop(word)
    #expect(outcome.end == .exit(64))
    #expect(outcome.output == "There is no command '\(word)'. \(advice)\n")
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
    // Not with the progress of those who work in this folder.
    let nowhere = FileManager.default.temporaryDirectory.appendingPathComponent("no-progress")
    let texts = try [["--plain"], ["--plain", "status"], ["status", "--plain"]].map { words in
      try ProcessRunner.forTests(["WORKSHOP_STATE": nowhere.path]).run(
        Command(builtProgram("workshop").path, words, in: workspaceRoot)
      ).output
    }
    #expect(Set(texts).count == 1 && texts[0].contains("  1  Control Freak: 0 of 8 solved\n"))
    #expect(try workshop("--plain", "chek").end == .exit(64))
    #expect(try workshop("--plain", "--help").output.hasPrefix("Usage: "))
  }

  @Test("a signal ends a check with the build that runs", arguments: [SIGINT, SIGHUP])
  func signals(number: Int32) throws {
    try FixtureCourse.withCopy { workspace in
      // The build is a script that holds the pipe open.
      let pipe = try HeldPipe()
      let script = "#!/bin/sh\nexec 3>\(quoted(pipe.path))\necho begun >&3\nsleep 1000\n"
      for name in ["swift", "swiftc"] {
        try Process.write(script: script, to: workspace.url(name))
      }
      let process = Process()
      process.executableURL = builtProgram("workshop")
      process.arguments = ["check", "1.2"]
      process.currentDirectoryURL = workspace.root
      let path = "\(workspace.root.path):/usr/bin:/bin"
      process.environment = testEnvironment.merging(["PATH": path]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      try process.runWithDefaultSignals()
      #expect(pipe.says("begun\n"))
      kill(process.processIdentifier, number)
      #expect(pipe.isLeft(), "The build has ended as well.")
      process.waitUntilExit()
      #expect(process.terminationStatus == 128 + number)
    }
  }

  @Test("help about a command is that command's own")
  func help() throws {
    let asked = try workshop("help", "check")
    #expect(asked.succeeded)
    #expect(asked.output == (try workshop("check", "--help")).output)
    #expect(asked.output.contains("--verbose"))
  }
}
