import Foundation
@testable import Processes
import TestSupport
import Testing
import WorkshopTestSupport

@testable import WorkshopApp
@testable import workshop

@Suite("Completions", .blocking)
struct CompletionsTests {
  private func run(_ program: String, _ arguments: String...) throws -> Command.Outcome {
    // A shell warns of a locale that the machine lacks.
    try ProcessRunner.forTests(["LC_ALL": "C"]).run(Command(program, arguments, in: workspaceRoot))
  }

  /// The script, as the command writes it.
  private func script(_ shell: String) throws -> String {
    let outcome = try run(builtProgram("workshop").path, "completions", shell)
    #expect(outcome.succeeded)
    return outcome.output
  }

  /// What bash offers behind these words; an empty last word where a space was typed.
  private func offered(_ words: [String]) throws -> [String] {
    let completing = """
      COMP_WORDS=(\(words.map(quoted).joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _workshop
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let outcome = try run("bash", "-c", try script("bash") + completing)
    #expect(outcome.succeeded)
    return outcome.output.split(separator: "\n").map(String.init).sorted()
  }

  @Test("the first word is a command")
  func commands() throws {
    #expect(
      try offered(["workshop", ""]) == WorkshopCommand.commands.map(\.name).sorted())
    #expect(try offered(["workshop", "che"]) == ["check"])
  }

  @Test("then come options, chapters and exercises, where the command takes them")
  func arguments() throws {
    #expect(
      try offered(["workshop", "check", "1"]) == ["1"] + (1...8).map { "1.\($0)" })
    #expect(
      try offered(["workshop", "watch", "--"])
        == ["--help", "--interval", "--once", "--plain", "--timeout"])
    #expect(try offered(["workshop", "status", ""]) == ["--help", "--plain"])
    #expect(try offered(["workshop", "completions", "b"]) == ["bash"])
    #expect(try offered(["workshop", "check", "--timeout", ""]) == [])
  }

  @Test("swift's own completions are left alone")
  func otherPrograms() throws {
    for shell in Shell.allCases {
      let lines = try script(shell.rawValue).split(separator: "\n")
      #expect(!lines.contains { $0.contains(/^(complete|compdef).*\bswift\b/) })
    }
  }

  @Test("the shells understand their scripts, as far as they are installed")
  func syntax() throws {
    for shell in Shell.allCases {
      guard try run("sh", "-c", "command -v \(shell.rawValue)").succeeded else { continue }
      try withWorkspaceFile(try script(shell.rawValue)) { file in
        let outcome = try run(shell.rawValue, "-n", file.path)
        #expect(outcome.succeeded, "\(shell): \(outcome.output)")
      }
    }
  }

  @Test("another shell is refused with the names of those there are")
  func unknown() throws {
    let outcome = try run(builtProgram("workshop").path, "completions", "csh")
    #expect(outcome.end == .exit(64))
    #expect(
      outcome.output == "There are no completions for 'csh'. Name one of bash, zsh, fish.\n")
  }

  private func withWorkspaceFile(_ text: String, _ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("completions-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    try body(file)
  }
}
