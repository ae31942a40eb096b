import Foundation
import Observation
import Synchronization
import TerminalUI
import TestSupport
import Testing

@Suite("Screen loop")
@MainActor
struct ScreenLoopTests {
  @MainActor @Observable
  final class Count {
    var value = 0
  }

  let count = Count()
  let output = CallRecorder<String>()

  private var screen: Screen { Screen([Line("Count \(count.value)")]) }

  private func perform(_ line: String) -> ScreenLoop.Step {
    switch line {
    case "+": count.value += 1
    case "help": return .write(Screen(["+ counts up"]))
    case "quit": return .end
    default: break
    }
    return .show { self.screen }
  }

  private func play(_ lines: [String], finish: @MainActor () async -> Void = {}) async -> String {
    await ScreenLoop(.scripted(lines, output: output)).run(
      window: { Screen(["The window"]) }, first: { screen }, perform: perform, finish: finish)
    return output.calls.joined()
  }

  @Test func `a script shows once what each line has led to`() async {
    let shown = await play(["+", "help", "  + ", "nothing"])
    #expect(
      shown == """
        Count 0

        > +
        Count 1

        > help
        + counts up

        >   +
        Count 2

        > nothing
        Count 2

        """)
  }

  @Test func `an empty line does nothing`() async {
    #expect(await play(["", "   ", "+"]) == "Count 0\n\n>\n\n>\n\n> +\nCount 1\n")
  }

  @Test func `no line is read after the one that ends it`() async {
    #expect(await play(["quit", "+"]) == "Count 0\n\n> quit\n")
  }

  @Test(arguments: [[], ["quit"]])
  func `the end waits for what has to be over`(lines: [String]) async {
    let gate = Gate()
    var isOver = false
    Task {
      isOver = true
      gate.open()
    }
    _ = await play(lines) { await gate.pass() }
    #expect(isOver)
  }

  @Test func `what a line throws ends it`() async {
    struct NoWay: Error {}
    var finished = false
    await #expect(throws: NoWay.self) {
      try await ScreenLoop(.scripted(["+"], output: output)).run(
        window: { nil }, first: { screen }, perform: { _ in throw NoWay() },
        finish: { finished = true })
    }
    #expect(!finished)
  }

  @Test func `a terminal shows the window anew after each line and at each change`() async {
    let typed = Typist()
    let playing = Task {
      await ScreenLoop(typed.terminal(output)).run(
        window: { self.screen }, first: { Screen(["a script's"]) }, perform: perform)
    }
    #expect(await shows("Count 0"))
    typed.type("+")
    #expect(await shows("Count 1"))
    count.value = 7
    #expect(await shows("Count 7"))
    typed.type("nothing")
    #expect(await eventually { output.calls.filter { $0 == "Count 7\n" }.count == 2 })
    typed.type("quit")
    await playing.value
    #expect(!output.calls.joined().contains("a script's"))
    #expect(output.calls.contains("\u{1B}[H\u{1B}[2J"))
  }

  @Test func `a question is not wiped by a change`() async {
    let typed = Typist()
    let loop = ScreenLoop(typed.terminal(output))
    let playing = Task {
      try await loop.run(
        window: { self.screen }, first: { Screen() },
        perform: { line in
          guard line == "ask" else { return .end }
          return .write(Screen([Line(try await loop.answer { $0.prompt("Name: ") } ?? "")]))
        })
    }
    typed.type("ask")
    #expect(await shows("Name: ", lineBreak: ""))
    count.value = 7
    typed.type("Ada")
    #expect(await shows("Ada"))
    typed.type("quit")
    try? await playing.value
    #expect(output.calls.filter { $0.hasPrefix("Count") } == ["Count 0\n"])
  }

  private func shows(_ text: String, lineBreak: String = "\n") async -> Bool {
    await eventually { output.calls.contains(text + lineBreak) }
  }
}

/// Types lines at a terminal when the test says so.
private final class Typist: Sendable {
  private let lines = Mutex<[String]>([])
  private let typed = DispatchSemaphore(value: 0)

  func type(_ line: String) {
    lines.withLock { $0.append(line) }
    typed.signal()
  }

  func terminal(_ output: CallRecorder<String>) -> Terminal {
    Terminal(
      isInputTerminal: true, isOutputTerminal: true, environment: ["NO_COLOR": "1"],
      output: { output.record($0) },
      input: {
        self.typed.wait()
        return self.lines.withLock { $0.removeFirst() }
      }, secretInput: { _, _ in nil })
  }
}
