import Foundation
import TestSupport
import Testing

@testable import WorkshopKit
@testable import workshop

@Suite("Completions", .blocking)
struct CompletionsTests {
  /// The script, as the command writes it.
  private func script(_ shell: String) throws -> String {
    let outcome = try Command(
      builtProgram("workshop").path, ["completions", shell], in: workspaceRoot
    ).run()
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
    let outcome = try Command(
      "bash", ["-c", try script("bash") + completing], in: workspaceRoot
    ).run()
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
      try offered(["workshop", "check", "1"]) == ["1"] + (1...7).map { "1.\($0)" })
    #expect(
      try offered(["workshop", "watch", "--"])
        == ["--help", "--interval", "--once", "--timeout"])
    #expect(try offered(["workshop", "status", ""]) == ["--help"])
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
      let isThere = try Command(
        "sh", ["-c", "command -v \(shell.rawValue)"], in: workspaceRoot
      ).run().succeeded
      guard isThere else { continue }
      try withWorkspaceFile(try script(shell.rawValue)) { file in
        let outcome = try Command(shell.rawValue, ["-n", file.path], in: workspaceRoot).run()
        #expect(outcome.succeeded, "\(shell): \(outcome.output)")
      }
    }
  }

  @Test("another shell is refused with the names of those there are")
  func unknown() throws {
    let outcome = try Command(
      builtProgram("workshop").path, ["completions", "csh"], in: workspaceRoot
    ).run()
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
