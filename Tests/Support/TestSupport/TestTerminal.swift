import ScreenBuffer
import Synchronization
import TerminalUI

/// A terminal with a window and a keyboard: the test types, and sees what a person would see.
///
///     let person = TestTerminal()
///     let playing = Task { await app.run(on: person.terminal) }
///     #expect(await person.sees("Count 0"))
///     person.type("+")
///     #expect(await person.sees("Count 1"))
package final class TestTerminal: Sendable {
  private let window: Mutex<ScreenBuffer>
  /// The keys that the test types.
  package let keys: AsyncStream<Key>
  private let typing: AsyncStream<Key>.Continuation

  /// A terminal with an empty window and without colours.
  ///
  /// - Parameters:
  ///   - columns: the number of characters in a line of the window.
  ///   - rows: the number of its lines.
  package init(columns: Int = 80, rows: Int = 24) {
    window = Mutex(ScreenBuffer(columns: columns, rows: rows))
    (keys, typing) = AsyncStream.makeStream()
  }

  /// The terminal for the program. It provides single keys only, no lines.
  package var terminal: Terminal {
    Terminal(
      isInputTerminal: true, isOutputTerminal: true, environment: ["NO_COLOR": "1"],
      output: { text in self.window.withLock { $0.write(text) } }, input: { nil },
      size: {
        self.window.withLock { TerminalSize(columns: $0.columns, rows: $0.rows) }
      },
      keyboard: { Keyboard(keys: self.keys, stop: {}) }, secretInput: { _, _ in nil })
  }

  /// What is on the screen, without trailing spaces and without empty lines at the end.
  package var screen: String { window.withLock { $0.text } }

  /// The lines of the screen.
  package var lines: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The number of lines that have scrolled off the top of the window.
  package var scrolledAway: Int { window.withLock { $0.scrolledAway } }

  /// Where the cursor is: the line and the column, both from 0.
  package var cursor: (row: Int, column: Int) { window.withLock { $0.cursor } }

  /// Types characters; a line break stands for Return.
  package func type(_ text: String) { press(Key.typing(text)) }

  /// Presses keys.
  package func press(_ keys: Key...) { press(keys) }

  private func press(_ keys: [Key]) { keys.forEach { typing.yield($0) } }

  /// Changes the window's size.
  package func resize(columns: Int, rows: Int) {
    window.withLock { $0.resize(columns: columns, rows: rows) }
    press(.redraw)
  }

  /// Ends the input.
  package func endInput() { typing.finish() }

  /// Waits until a text is on the screen.
  ///
  /// - Parameter text: any number of lines.
  package nonisolated(nonsending) func sees(_ text: String) async -> Bool {
    await eventually { self.screen.contains(text) }
  }

  /// Waits until a text is no longer on the screen.
  package nonisolated(nonsending) func misses(_ text: String) async -> Bool {
    await eventually { !self.screen.contains(text) }
  }

  /// Waits until the screen shows exactly this.
  package nonisolated(nonsending) func shows(_ screen: String) async -> Bool {
    await eventually { self.screen == screen }
  }
}

extension Key {
  /// The keys for typing a text: Return for a line break, Delete for U+007F, Control-D for U+0004.
  package static func typing(_ text: String) -> [Key] {
    text.map { character in
      switch character {
      case "\n": .enter
      case "\u{7F}": .delete
      case "\u{4}": .control("d")
      default: .character(character)
      }
    }
  }
}
