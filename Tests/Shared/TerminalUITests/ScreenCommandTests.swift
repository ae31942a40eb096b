import Testing

@testable import TerminalUI

@Suite("Screen commands")
struct ScreenCommandTests {
  let commands = ScreenCommands(own: [
    ScreenCommand("+", "count up", key: .character("+")),
    ScreenCommand("zoom in", "see less", key: .up),
    ScreenCommand("zoom out", "see more"), ScreenCommand("note TEXT", "write it down"),
    ScreenCommand("open", "open it", short: "o"),
  ])

  @Test(
    arguments: [
      ("+", .line("+")), ("ZOOM   In", .line("zoom in")),
      ("Note  Two  Words", .line("note Two  Words")),
      ("note", .line("note")), ("help", .help), ("?", .help), ("H", .help), ("Quit", .quit),
      ("q", .quit), ("exit", .quit), ("Zoom sideways", .line("Zoom sideways")),
      ("O", .line("open")), ("o x", .line("o x")), ("", .line("")),
      ("zoom in now", .refused("'zoom in' takes no argument.")),
      ("help me", .line("help me")),
    ] as [(String, ScreenCommands.Meaning)])
  func `a line means a command however it's written`(line: String, meaning: ScreenCommands.Meaning)
  {
    #expect(commands.meaning(of: line) == meaning)
  }

  @Test(arguments: [
    (
      "zoom inn",
      "There's no command 'zoom inn'. Did you mean 'zoom in'? Type help for a list of commands."
    ),
    ("oepn", "There's no command 'oepn'. Did you mean 'open'? Type help for a list of commands."),
    (
      "noet this",
      "There's no command 'noet this'. Did you mean 'note'? Type help for a list of commands."
    ),
    ("hlep", "There's no command 'hlep'. Did you mean 'help'? Type help for a list of commands."),
    ("x", "There's no command 'x'. Type help for a list of commands."),
    ("banana", "There's no command 'banana'. Type help for a list of commands."),
  ])
  func `an unknown line is told with the nearest command`(line: String, sentence: String) {
    #expect(commands.unknown(line) == sentence)
  }

  @Test func `a key types its command`() {
    #expect(commands.line(for: .up) == "zoom in")
    #expect(commands.line(for: .character("+")) == "+")
    #expect(commands.line(for: .down) == nil)
  }

  @Test func `help lists the commands and their keys, in the window's width`() {
    #expect(
      commands.help(columns: 40, showsKeys: true).text == """
        +          count up
        zoom in    see less; or the key ↑
        zoom out   see more
        note TEXT  write it down
        open       open it; or o
        help       show this list; or ?
        quit       leave; or q, or Ctrl-D

        """)
    let narrow = commands.help(columns: 30, showsKeys: false)
    #expect(narrow.lines.allSatisfy { $0.width <= 30 })
    #expect(!narrow.text.contains("↑"))
  }
}
