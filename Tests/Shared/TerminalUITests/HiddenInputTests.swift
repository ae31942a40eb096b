import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// A terminal without a window: the test types at one end, and the program reads at the other.
final class PseudoTerminal {
  let keyboard: Int32
  let program: Int32

  init() throws {
    var keyboard: Int32 = -1
    var program: Int32 = -1
    try #require(openpty(&keyboard, &program, nil, nil, nil) == 0)
    self.keyboard = keyboard
    self.program = program
  }

  deinit {
    close(program)
    close(keyboard)
  }

  /// Whether the terminal shows what is typed.
  var echoes: Bool { Self.echoes(program) }

  static func echoes(_ descriptor: Int32) -> Bool {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(keyboard, bytes, bytes.count) == bytes.count)
  }

  /// What the terminal has shown since it was last asked.
  func shown() -> String {
    var ready = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) == 1 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(keyboard, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

/// Serialized, because a signal comes to the whole process.
@Suite("Hidden input", .serialized, .blocking)
struct HiddenInputTests {
  let passedOn = CallRecorder<(signal: Int32, echoes: Bool)>()

  /// Asks, and does what a person would do at the prompt.
  func ask(
    _ hidden: HiddenInput, shown: CallRecorder<String> = CallRecorder(), atPrompt: () -> Void
  ) throws -> String? {
    try hidden.next(prompt: "Password: ") { text in
      shown.record(text)
      if text == "Password: " { atPrompt() }
    }
  }

  func hidden(on terminal: PseudoTerminal, signals: [Int32] = []) -> HiddenInput {
    let descriptor = terminal.program
    let passedOn = passedOn
    return HiddenInput(
      descriptor: descriptor, lines: LineReader(descriptor: descriptor), signals: signals,
      passOn: { passedOn.record(($0, PseudoTerminal.echoes(descriptor))) })
  }

  @Test("a terminal shows what is typed, unless it is told not to")
  func terminalItself() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.echoes)
    terminal.type("visible\n")
    let reader = LineReader(descriptor: terminal.program)
    #expect(reader.next() == "visible")
    #expect(terminal.shown() == "visible\r\n")
  }

  @Test("what is typed is read and not shown")
  func silent() throws {
    let terminal = try PseudoTerminal()
    let line = try ask(hidden(on: terminal)) {
      #expect(!terminal.echoes, "The prompt comes when the terminal is silent already.")
      terminal.type("hunter2\n")
    }
    #expect(line == "hunter2")
    #expect(terminal.shown() == "")
    #expect(terminal.echoes)
  }

  @Test("the terminal still knows the delete key")
  func editing() throws {
    let terminal = try PseudoTerminal()
    #expect(try ask(hidden(on: terminal)) { terminal.type("hunterr\u{7F}2\n") } == "hunter2")
  }

  @Test("at the end of input the terminal is as it was")
  func endOfInput() throws {
    let terminal = try PseudoTerminal()
    #expect(try ask(hidden(on: terminal)) { terminal.type("\u{04}") } == nil)
    #expect(terminal.echoes)
  }

  @Test("the cursor goes to a line of its own, whatever ends the prompt", arguments: [true, false])
  func lineBreak(isSignal: Bool) throws {
    let terminal = try PseudoTerminal()
    let shown = CallRecorder<String>()
    _ = try ask(hidden(on: terminal, signals: [SIGUSR1]), shown: shown) {
      if isSignal { kill(getpid(), SIGUSR1) } else { terminal.type("hunter2\n") }
    }
    #expect(shown.calls == ["Password: ", "\n"])
  }

  @Test("a signal is passed on once the terminal is as it was")
  func interrupted() throws {
    let terminal = try PseudoTerminal()
    let line = try ask(hidden(on: terminal, signals: [SIGUSR1])) {
      terminal.type("half a pass")
      kill(getpid(), SIGUSR1)
    }
    #expect(line == nil)
    #expect(passedOn.calls.map(\.signal) == [SIGUSR1])
    #expect(passedOn.calls.map(\.echoes) == [true])
  }

  @Test("after Ctrl-Z and fg it asks again, in silence")
  func stopped() throws {
    let terminal = try PseudoTerminal()
    let prompts = CallRecorder<Void>()
    let line = try ask(hidden(on: terminal, signals: [SIGTSTP])) {
      #expect(!terminal.echoes)
      prompts.record(())
      if prompts.count == 1 { kill(getpid(), SIGTSTP) } else { terminal.type("hunter2\n") }
    }
    #expect(line == "hunter2")
    #expect(passedOn.calls.map(\.signal) == [SIGTSTP])
    #expect(passedOn.calls.map(\.echoes) == [true])
    #expect(terminal.echoes)
  }

  @Test("watches every signal that a terminal or a shell sends to end or stop a program")
  func signals() {
    #expect(Set(HiddenInput.endingSignals) == [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])
  }

  @Test("where nothing can be hidden, nothing is asked")
  func notATerminal() {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    let hidden = HiddenInput(
      descriptor: descriptor, lines: LineReader(descriptor: descriptor), signals: [])
    let prompts = CallRecorder<Void>()
    let error = #expect(throws: HiddenInputError.self) {
      try ask(hidden) { prompts.record(()) }
    }
    #expect(prompts.count == 0)
    #expect(error?.description.contains("Nothing was asked.") == true)
  }
}
