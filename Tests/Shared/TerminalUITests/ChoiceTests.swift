import TerminalUI
import TestSupport
import Testing

@MainActor @Suite("A question with a few answers")
struct ChoiceTests {
  @Test(
    "is asked until the answer is one of them, or says that there is none",
    arguments: [
      (["what", " Yes "], "yes"), (["B"], "back"), (["ye", "no"], "no"), ([""], nil), ([], nil),
    ] as [([String], String?)])
  func choice(lines: [String], choice: String?) async {
    let output = CallRecorder<String>()
    let loop = ScreenLoop(.scripted(lines, output: output))
    #expect(await loop.ask("Save first?", "yes", "no", "back") == choice)
    let shown = output.calls.joined().split(separator: "\n")
    let (questions, advice) = (
      shown.filter { $0.hasPrefix("Save first? (yes, no, back)") },
      shown.filter { $0 == "Please answer yes, no or back." }
    )
    #expect(questions.count == lines.count)
    #expect(advice.count == max(lines.count - 1, 0))
    #expect(shown.count == questions.count + advice.count)
  }
}
