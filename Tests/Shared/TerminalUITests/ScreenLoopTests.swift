import Observation
@testable import TerminalUI
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

  let commands = [ScreenCommand("+", "count up", key: .character("+"))]

  private var screen: Screen { Screen([Line("Count \(count.value)")]) }

  private func perform(_ line: String) -> ScreenLoop.Step {
    switch line {
    case "+": count.value += 1
    case "stop": return .end
    case "nothing": break
    default: return .unknown
    }
    return .show { self.screen }
  }

  private func play(_ lines: [String], finish: @MainActor () async -> Void = {}) async -> String {
    await ScreenLoop(.scripted(lines, output: output)).run(
      commands: { commands }, window: { _ in Screen(["The window"]) }, first: { screen },
      perform: perform, finish: finish)
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
        +     count up
        help  show this list; or ?
        quit  leave; or q, or Ctrl-D

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
        commands: { [] }, window: { _ in nil }, first: { screen }, perform: { _ in throw NoWay() },
        finish: { finished = true })
    }
    #expect(!finished)
  }
}

extension ScreenLoopTests {
  /// The loop at a terminal.
  @Suite("Screen loop at a terminal")
  @MainActor
  struct AtATerminal {
    let count = Count()
    let person = TestTerminal(columns: 40, rows: 16)
    let clock = TestClock()

    private func screen(_ size: TerminalSize) -> Screen {
      Screen(["Counter", Line("Count \(count.value) of \(size.columns)")])
    }

    private let commands = [
      ScreenCommand("+", "count up", key: .character("+")),
      ScreenCommand("add N", "count on", key: nil), ScreenCommand("up", "count up", key: .up),
      ScreenCommand("ask", "ask for a name"), ScreenCommand("secret", "ask for a secret"),
      ScreenCommand("wait", "wait"),
    ]

    /// Plays until `body` has ended, and then until the loop has.
    private func play(
      gate: Gate = Gate(),
      mayEnd: @escaping @MainActor (ScreenLoop) async -> Bool = { _ in true },
      _ body: () async throws -> Void
    ) async throws {
      let loop = ScreenLoop(person.terminal, clock: clock)
      let playing = Task {
        await loop.run(
          commands: { commands }, window: screen,
          first: { Screen(["a script's"]) },
          perform: { line in
            let words = line.split(separator: " ")
            switch words[0] {
            case "+", "up": count.value += 1
            case "add": count.value += Int(words[1]) ?? 0
            case "ask": return .write(Screen([Line(await loop.ask("Name: ") ?? "none")]))
            case "need":
              let answer = await loop.ask("Name: ", needsText: true)
              return .write(Screen([Line(answer ?? "none")]))
            case "secret":
              return .write(Screen([Line(await loop.askSecret("Password: ") ?? "none")]))
            case "wait": await gate.pass()
            default: return .unknown
            }
            return .show { Screen(["a script's"]) }
          },
          mayEnd: { await mayEnd(loop) })
      }
      try await body()
      person.endInput()
      await playing.value
    }

    @Test func `the window is drawn at once, after each line, and at each change`() async throws {
      try await play {
        #expect(await person.shows("Counter\nCount 0 of 40\n\n>"))
        person.type("add 5\n")
        #expect(await person.shows("Counter\nCount 5 of 40\n\n>"))
        count.value = 7
        #expect(await person.shows("Counter\nCount 7 of 40\n\n>"))
      }
      #expect(person.cursor == (4, 0))
    }

    @Test func `a key is a command while no line is being typed`() async throws {
      try await play {
        person.press(.up)
        person.type("++")
        #expect(await person.sees("Count 3"))
        person.type("add +")
        #expect(await person.sees("> add +"))
        #expect(count.value == 3)
      }
    }

    @Test func `what is typed outlives a change and a window of another size`() async throws {
      try await play {
        person.type("add")
        #expect(await person.sees("> add"))
        count.value = 1
        #expect(await person.shows("Counter\nCount 1 of 40\n\n> add"))
        person.resize(columns: 30, rows: 16)
        #expect(await person.shows("Counter\nCount 1 of 30\n\n> add"))
        person.type(" 4\n")
        #expect(await person.sees("Count 5"))
      }
    }

    @Test func `help stays until the next line, or until Return`() async throws {
      try await play {
        person.type("?\n")
        #expect(await person.sees("add N   count on"))
        count.value = 1
        #expect(await person.sees("Count 1"))
        #expect(person.screen.contains("add N   count on"))
        person.type("\n")
        #expect(await person.misses("count on"))
        person.type("help\n")
        #expect(await person.sees("count on"))
        person.type("+")
        #expect(await person.shows("Counter\nCount 2 of 40\n\n>"))
      }
    }

    @Test func `an unknown line is answered below the window`() async throws {
      try await play {
        person.type("adn 4\n")
        #expect(
          await person.shows(
            """
            Counter
            Count 0 of 40

            There's no command 'adn 4'. Did you mean
            'add'? Type help for a list of commands.

            >
            """))
      }
    }

    @Test func `the arrow brings back a line`() async throws {
      try await play {
        person.type("add 4\n")
        #expect(await person.sees("Count 4"))
        person.type("x")
        person.press(.up, .enter)
        #expect(await person.sees("Count 8"))
      }
    }

    @Test func `a question stands at the cursor, and a change doesn't wipe it`() async throws {
      try await play {
        person.type("ask\nAd")
        #expect(await person.shows("Counter\nCount 0 of 40\n\nName: Ad"))
        count.value = 1
        #expect(await person.shows("Counter\nCount 1 of 40\n\nName: Ad"))
        person.type("a\n")
        #expect(await person.shows("Counter\nCount 1 of 40\n\nAda\n\n>"))
      }
    }

    @Test func `a question that needs an answer is not answered by spaces`() async throws {
      try await play {
        person.type("need\n \n")
        #expect(await person.sees("Nothing was typed."))
        #expect(person.screen.hasSuffix("\nName:"))
        person.type("Ada\n")
        #expect(await person.shows("Counter\nCount 0 of 40\n\nAda\n\n>"))
      }
    }

    @Test(arguments: [Key.escape, .control("d")])
    func `a question can be left`(key: Key) async throws {
      try await play {
        person.type("ask\n")
        #expect(await person.sees("Name:"))
        person.press(key)
        #expect(await person.sees("none"))
        person.type("+")
        #expect(await person.sees("Count 1"))
      }
    }

    @Test func `a secret isn't shown, nor kept for the arrow`() async throws {
      try await play {
        person.type("secret\nhunter2")
        #expect(await person.sees("Password:"))
        person.press(.delete, .enter)
        #expect(await person.sees("hunter"))
        person.press(.enter, .character(" "), .up)
        #expect(await person.shows("Counter\nCount 0 of 40\n\n> secret"))
      }
    }

    @Test func `a line that takes long is told to be under way`() async throws {
      let gate = Gate()
      try await play(gate: gate) {
        person.type("wait\n")
        await clock.waitForSleepers(1)
        #expect(!person.screen.contains("One moment"))
        await clock.advance(by: ScreenLoop.patience)
        #expect(await person.shows("Counter\nCount 0 of 40\n\nOne moment…"))
        gate.open()
        #expect(await person.shows("Counter\nCount 0 of 40\n\n>"))
      }
    }

    @Test(arguments: ["quit\n", "EXIT\n", "q\n", "\u{4}"])
    func `the app may ask before a person leaves`(way: String) async throws {
      let asked = CallRecorder<String?>()
      try await play(mayEnd: { loop in
        asked.record(await loop.ask("Leave? "))
        return asked.calls.last == "yes"
      }) {
        person.type(way)
        #expect(await person.sees("Leave?"))
        person.type("no\n+")
        #expect(await person.sees("Count 1"))
        person.type(way + "yes\n")
        #expect(await eventually { asked.count == 2 })
      }
      #expect(asked.calls == ["no", "yes"])
    }
  }
}
