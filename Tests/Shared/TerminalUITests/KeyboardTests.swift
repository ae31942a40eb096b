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
      #expect(await typed.next() == .character("h"))
      terminal.type("N\u{1B}[A\n\u{4}")
      #expect(await typed.next() == .character("N"))
      #expect(await typed.next() == .up)
      #expect(await typed.next() == .enter)
      #expect(await typed.next() == .control("d"))
      keyboard.stop()
      #expect(await typed.next() == nil)
      #expect(terminal.shown() == "")
      #expect(Self.isUsual(terminal.program))
    }

    @Test("a window of another size has to be drawn again")
    func resized() async throws {
      let keyboard = try keyboard()
      var typed = keyboard.keys.makeAsyncIterator()
      kill(getpid(), SIGWINCH)
      #expect(await typed.next() == .redraw)
      keyboard.stop()
    }

    @Test("a signal that ends the program comes when the terminal is as it was")
    func ended() async throws {
      let descriptor = terminal.program
      let passed = CallRecorder<(signal: Int32, isUsual: Bool)>()
      let keyboard = try #require(
        Keyboard(descriptor: descriptor, endingSignals: [SIGUSR1]) { signal in
          passed.record((signal, Self.isUsual(descriptor)))
        })
      kill(getpid(), SIGUSR1)
      await passed.waitForCalls(1)
      #expect(passed.calls.map(\.signal) == [SIGUSR1])
      #expect(passed.calls.map(\.isUsual) == [true])
      keyboard.stop()
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
      #expect(await typed.next() == .redraw)
      #expect(await typed.next() == .character("q"))
      keyboard.stop()
      #expect(Self.isUsual(descriptor))
    }

    @Test("there is no keyboard where the input is no terminal")
    func notATerminal() {
      #expect(Keyboard(descriptor: Pipe().fileHandleForReading.fileDescriptor) == nil)
    }
  }
}
