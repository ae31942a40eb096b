import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// Serialized, because a signal comes to the whole process.
@Suite("Keyboard", .serialized, .blocking)
struct KeyboardTests {
  let terminal: PseudoTerminal
  /// The signals that were passed on, and whether the terminal was as before then.
  let passedOn = CallRecorder<(signal: Int32, isUsual: Bool)>()

  init() throws { terminal = try PseudoTerminal() }

  func keyboard(then next: @escaping @Sendable () -> Void = {}) throws -> Keyboard {
    let keyboard = Keyboard(descriptor: terminal.program, endingSignals: [SIGUSR1]) {
      [terminal, passedOn] signal in
      passedOn.record((signal, terminal.echoes && terminal.waitsForLines))
      next()
    }
    return try #require(keyboard)
  }

  @Test("keys come without Return, and do not show")
  func keys() async throws {
    let keyboard = try keyboard()
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
    #expect(terminal.echoes && terminal.waitsForLines)
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
    let keyboard = try keyboard()
    kill(getpid(), SIGUSR1)
    await passedOn.waitForCalls(1)
    #expect(passedOn.calls.map(\.signal) == [SIGUSR1])
    #expect(passedOn.calls.map(\.isUsual) == [true])
    keyboard.stop()
  }

  @Test("while Ctrl-Z stops the program the terminal is as it was, and afterwards ours again")
  func stopped() async throws {
    let keyboard = try keyboard { kill(getpid(), SIGCONT) }
    kill(getpid(), SIGTSTP)
    var typed = keyboard.keys.makeAsyncIterator()
    #expect(await typed.next() == .redraw)
    #expect(passedOn.calls.map(\.signal) == [SIGTSTP])
    #expect(passedOn.calls.map(\.isUsual) == [true])
    terminal.type("q")
    #expect(await typed.next() == .character("q"))
    keyboard.stop()
    #expect(terminal.echoes)
  }

  @Test("there is no keyboard where the input is no terminal")
  func notATerminal() {
    #expect(Keyboard(descriptor: Pipe().fileHandleForReading.fileDescriptor) == nil)
  }
}
