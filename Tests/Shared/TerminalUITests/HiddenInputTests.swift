import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// Serialized, because a signal comes to the whole process.
@Suite("Hidden input", .serialized, .blocking)
struct HiddenInputTests {
  /// Asks at a terminal, and does what a person would do at the prompt.
  static func ask(on descriptor: Int32, atPrompt: () -> Void) throws -> String? {
    let lines = LineReader(descriptor: descriptor)
    return try HiddenInput(descriptor: descriptor, lines: lines).next(prompt: "Password: ") {
      if $0 == "Password: " { atPrompt() }
    }
  }

  @Test("what is typed is read and not shown, and afterwards the terminal is as it was")
  func silent() throws {
    let terminal = try PseudoTerminal()
    #expect(terminal.echoes)
    let line = try Self.ask(on: terminal.program) {
      #expect(!terminal.echoes, "The prompt comes when the terminal is silent already.")
      terminal.type("hunterr\u{7F}2\n")
    }
    #expect(line == "hunter2", "The terminal still knows the delete key.")
    #expect(terminal.shown() == "")
    #expect(terminal.echoes)
  }

  @Test("at the end of input the terminal is as it was")
  func endOfInput() throws {
    let terminal = try PseudoTerminal()
    #expect(try Self.ask(on: terminal.program) { terminal.type("\u{04}") } == nil)
    #expect(terminal.echoes)
  }

  @Test("Ctrl-C ends the program, and the terminal is as it was")
  func interrupted() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let terminal = try #require(interruptedTerminal)
      // What is registered first runs last.
      atexit { _exit(interruptedTerminal?.echoes == true ? 0 : 1) }
      _ = try Self.ask(on: terminal.program) {
        kill(getpid(), SIGTSTP)
        kill(getpid(), SIGINT)
      }
    }
  }

  @Test("where nothing can be hidden, nothing is asked")
  func notATerminal() {
    let pipe = Pipe()
    let prompts = CallRecorder<Void>()
    let error = #expect(throws: HiddenInputError.self) {
      try Self.ask(on: pipe.fileHandleForReading.fileDescriptor) { prompts.record(()) }
    }
    #expect(prompts.count == 0)
    #expect(error?.description.contains("Nothing was asked.") == true)
  }
}

private let interruptedTerminal = try? PseudoTerminal()
