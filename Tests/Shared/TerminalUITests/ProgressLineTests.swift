import TestSupport
import Testing

@testable import TerminalUI

@Suite("What is told while work takes long")
struct ProgressLineTests {
  private let output = CallRecorder<String>()

  private func terminal(
    isOutputTerminal: Bool = true, _ environment: [String: String] = ["NO_COLOR": "1"]
  ) -> Terminal {
    Terminal(
      isInputTerminal: false, isOutputTerminal: isOutputTerminal, environment: environment,
      output: { [output] in output.record($0) }, input: { nil },
      size: { TerminalSize(columns: 30, rows: 24) },
      secretInput: { _, _ in nil })
  }

  private static let erasing = "\r\u{1B}[K"

  @Test("a terminal has a line after a second, which is redrawn in its place")
  func redrawn() {
    let line = ProgressLine(on: terminal(), step: "Reading")
    line.look(after: .milliseconds(900))
    #expect(output.calls == [])
    line.look(after: .milliseconds(1100))
    line.look(after: .milliseconds(1300))
    line.note("Compiling A, 1 of 2")
    line.look(after: .milliseconds(2100))
    #expect(
      output.calls == ["\(Self.erasing)Reading (1 s)", "\(Self.erasing)Compiling A, 1 of 2 (2 s)"])
  }

  @Test("whatever else is written takes the line's place, and the end removes it")
  func removed() {
    let terminal = terminal()
    let line = ProgressLine(on: terminal, step: "Reading")
    line.during {
      line.look(after: .seconds(1))
      terminal.wrapping(atMost: 20).write("A sentence.")
      terminal.write("Another.")
      line.look(after: .seconds(2))
    }
    terminal.write("The end.")
    #expect(
      output.calls.joined() == "\(Self.erasing)Reading (1 s)\(Self.erasing)A sentence.\nAnother.\n"
        + "\(Self.erasing)Reading (2 s)\(Self.erasing)The end.\n")
  }

  @Test(
    "where no line can be redrawn there is one plain line after two seconds",
    arguments: [0, 1, 2])
  func plain(number: Int) {
    let terminals = [
      terminal(isOutputTerminal: false), terminal(["TERM": "dumb"]), terminal().plain(),
    ]
    let line = ProgressLine(on: terminals[number], step: "Reading")
    line.look(after: .milliseconds(1900))
    #expect(output.calls == [])
    line.look(after: .seconds(2))
    line.note("Compiling")
    line.look(after: .seconds(5))
    #expect(output.calls.filter { !$0.isEmpty } == ["Still working: Reading.\n"])
  }
}
