import TestSupport
import Testing

@testable import TerminalUI

@Suite("A program's last message")
struct ExitCodeTests {
  let message = "Nothing answers at http://127.0.0.1:1. Check the address.\n\nUsage: Station"

  @Test("at a terminal no word is broken, and its own lines stay apart", arguments: [60, 80])
  func terminal(columns: Int) {
    let person = TestTerminal(columns: columns, rows: 24)
    let text = "A sentence that is wider than any of the windows here, so that it goes on below it."
    person.terminal.tell("\(text)\n\nUsage: Station")
    #expect(person.lines.suffix(2) == ["", "Usage: Station"])
    #expect(person.lines.dropLast(2).count == 2)
    #expect(person.lines.dropLast(2).joined(separator: " ") == text)
  }

  @Test("in a pipe it is as it was written")
  func pipe() {
    let output = CallRecorder<String>()
    Terminal.scripted(output: output).tell(message)
    #expect(output.calls.joined() == message + "\n")
  }
}
