import Synchronization
import TestSupport
import Testing

@testable import TerminalUI

@Suite("Terminal")
struct TerminalTests {
  let output = CallRecorder<String>()

  var written: String { output.calls.joined() }

  func terminal(
    input: [String] = [], isInputTerminal: Bool = true, isOutputTerminal: Bool = true,
    environment: [String: String] = [:]
  ) -> Terminal {
    let lines = CallRecorder<Void>()
    let output = output
    let next: @Sendable () -> String? = {
      lines.record(())
      return lines.count <= input.count ? input[lines.count - 1] : nil
    }
    return Terminal(
      isInputTerminal: isInputTerminal, isOutputTerminal: isOutputTerminal,
      environment: environment, output: { output.record($0) }, input: next,
      secretInput: { prompt, show in
        show("\(prompt)(silence)\n")
        return next()
      })
  }

  @Test(
    "has colour on a terminal only, and not against the environment's will",
    arguments: [
      (true, [:], true),
      (true, ["NO_COLOR": ""], true),
      (true, ["NO_COLOR": "1"], false),
      (true, ["TERM": "xterm-256color"], true),
      (true, ["TERM": "dumb"], false),
      (false, [:], false),
    ] as [(Bool, [String: String], Bool)])
  func colour(isTerminal: Bool, environment: [String: String], expected: Bool) {
    let terminal = terminal(isOutputTerminal: isTerminal, environment: environment)
    #expect(terminal.usesColour == expected)
    terminal.write(Line("x", .red))
    #expect(written == (expected ? "\u{1B}[31mx\u{1B}[0m\n" : "x\n"))
  }

  @Test(
    "is plain where it is dumb, or was asked for, and then has no sequences and redraws nothing")
  func plain() {
    #expect(terminal(environment: ["TERM": "dumb"]).isPlain)
    #expect(!terminal(isOutputTerminal: false, environment: ["TERM": "dumb"]).isPlain)
    #expect(!terminal().isPlain && terminal().plain().isPlain)
    terminal().plain().showStatus("checking")
    terminal().plain().clear()
    terminal().plain().write(Line("x", .red))
    #expect(written == "x\n")
  }

  @Test("clears a terminal, also one without colour, but not a pipe")
  func clear() {
    terminal(isOutputTerminal: false).clear()
    terminal(environment: ["TERM": "dumb"]).clear()
    #expect(written == "")
    terminal(environment: ["NO_COLOR": "1"]).clear()
    #expect(written == "\u{1B}[H\u{1B}[2J")
  }

  @Test("on a terminal the prompt comes before the line, which the terminal shows itself")
  func promptOnTerminal() {
    let terminal = terminal(input: ["east"])
    #expect(terminal.prompt("> ") == "east")
    #expect(output.calls == ["> "])
    #expect(terminal.prompt("> ") == nil)
    #expect(output.calls == ["> ", "> ", "\n"], "The cursor goes to a line of its own.")
  }

  @Test("from a pipe the transcript reads as on a terminal")
  func promptFromPipe() {
    let terminal = terminal(input: ["east", ""], isInputTerminal: false)
    #expect(terminal.prompt("> ") == "east")
    #expect(terminal.prompt("> ") == "")
    #expect(terminal.prompt("> ") == nil)
    #expect(written == "> east\n>\n", "No blank at a line's end, and nothing at the end of input.")
  }

  @Test("a secret on a terminal is asked for in silence")
  func secretOnTerminal() {
    let terminal = terminal(input: ["hunter2"])
    #expect(terminal.promptSecret("Password: ") == "hunter2")
    #expect(terminal.promptSecret("Password: ") == nil)
    #expect(written == "Password: (silence)\nPassword: (silence)\n")
  }

  @Test("a secret from a pipe is not repeated")
  func secretFromPipe() {
    let terminal = terminal(input: ["hunter2"], isInputTerminal: false)
    #expect(terminal.promptSecret("Password: ") == "hunter2")
    #expect(terminal.promptSecret("Password: ") == nil)
    #expect(written == "Password:\n")
  }
}
