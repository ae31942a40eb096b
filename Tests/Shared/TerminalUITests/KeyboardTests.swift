import Foundation
import TestSupport
import Testing

@testable import TerminalUI

extension HiddenInputTests {
  /// Among the tests of hidden input, because the signals of both come to the whole process.
  @Suite("Keyboard")
  struct KeyboardTests {
    /// Whether the terminal shows what is typed and waits for Return.
    static func isUsual(_ descriptor: Int32) -> Bool {
      var settings = termios()
      let usual = tcflag_t(ECHO | ICANON)
      return tcgetattr(descriptor, &settings) == 0 && settings.c_lflag & usual == usual
    }

    let terminal: PseudoTerminal

    init() throws { terminal = try PseudoTerminal() }

    func keyboard(passOn: @escaping @Sendable (Int32) -> Void = { _ in }) throws -> Keyboard {
      try #require(Keyboard(descriptor: terminal.program, passOn: passOn))
    }

    @Test("keys come without Return, and do not show")
    func keys() async throws {
      let keyboard = try keyboard()
      #expect(!Self.isUsual(terminal.program))
      var typed = keyboard.keys.makeAsyncIterator()
      terminal.type("h")
      #expect(await typed.next() == "h")
      terminal.type("N?")
      #expect(await typed.next() == "n")
      #expect(await typed.next() == "?")
      keyboard.stop()
      #expect(await typed.next() == nil)
      #expect(terminal.shown() == "")
      #expect(Self.isUsual(terminal.program))
    }

    @Test("an arrow key is no letter")
    func escapes() async throws {
      let keyboard = try keyboard()
      var typed = keyboard.keys.makeAsyncIterator()
      terminal.type("\u{1B}[H\u{1B}OH\u{1B}[1;5C q")
      #expect(await typed.next() == "q")
      keyboard.stop()
    }

    @Test("Return, Escape and the key that deletes have characters of their own")
    func controls() async throws {
      let keyboard = try keyboard()
      var typed = keyboard.keys.makeAsyncIterator()
      for (key, expected) in [
        ("\n", Keyboard.enter), ("\r", Keyboard.enter), ("\u{1B}", Keyboard.escape),
        ("\u{7F}", Keyboard.delete), ("\u{8}", Keyboard.delete),
      ] {
        terminal.type(key)
        #expect(await typed.next() == expected)
      }
      keyboard.stop()
    }

    @Test("Ctrl-D is the end, after what was typed before it")
    func endOfInput() async throws {
      let keyboard = try keyboard()
      var typed = keyboard.keys.makeAsyncIterator()
      terminal.type("h\u{04}")
      #expect(await typed.next() == "h")
      #expect(await typed.next() == nil)
      keyboard.stop()
      #expect(Self.isUsual(terminal.program))
    }

    @Test("while Ctrl-Z stops the program the terminal is as it was, and afterwards ours again")
    func stopped() async throws {
      let descriptor = terminal.program
      let stops = CallRecorder<(signal: Int32, isUsual: Bool)>()
      let keyboard = try keyboard { signal in
        stops.record((signal, Self.isUsual(descriptor)))
        kill(getpid(), SIGCONT)
      }
      kill(getpid(), SIGTSTP)
      await stops.waitForCalls(1)
      #expect(stops.calls.map(\.signal) == [SIGTSTP])
      #expect(stops.calls.map(\.isUsual) == [true])
      while Self.isUsual(descriptor) { await Task.yield() }
      var typed = keyboard.keys.makeAsyncIterator()
      terminal.type("q")
      #expect(await typed.next() == "q")
      keyboard.stop()
      #expect(Self.isUsual(descriptor))
    }

    @Test("there is no keyboard where the input is no terminal")
    func notATerminal() {
      #expect(Keyboard(descriptor: Pipe().fileHandleForReading.fileDescriptor) == nil)
    }
  }
}
