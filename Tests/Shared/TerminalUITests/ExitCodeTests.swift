import TestSupport
import Testing

@testable import TerminalUI

@Suite("A program's last message")
struct ExitCodeTests {
  @Test("at a terminal no word is broken, and its own lines stay apart")
  func terminal() {
    let person = TestTerminal(columns: 60)
    let text = "A sentence that is wider than any of the windows here, so that it goes on below it."
    person.terminal.tell("\(text)\n\nUsage: Station")
    #expect(person.lines.suffix(2) == ["", "Usage: Station"])
    #expect(person.lines.dropLast(2).count == 2)
    #expect(person.lines.dropLast(2).joined(separator: " ") == text)
  }
}
