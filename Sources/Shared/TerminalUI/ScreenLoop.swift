import Foundation
import Observation

/// Shows what an app looks like, and has it do what the lines say, until a line or the input ends it.
///
/// At a terminal the app's window is drawn at every change. Elsewhere each line is over before the
/// next one is read, and the screen that it has led to is drawn once: so a script always plays in
/// the same way.
@MainActor
package final class ScreenLoop {
  /// What comes after a line.
  package enum Step {
    /// The app has been told. A terminal shows its window; a script shows the screen, as soon as
    /// what the line began is over and the closure returns.
    case show(@MainActor () async -> Screen)
    /// These lines are written below what is there.
    case write(Screen)
    /// No other line is read.
    case end
  }

  private let terminal: Terminal
  private let isInteractive: Bool
  private var window: (@MainActor () -> Screen?)?
  private var drawing = 0
  private var isAsking = false

  /// - Parameter terminal: where the app is shown, and where its lines come from.
  package init(_ terminal: Terminal) {
    self.terminal = terminal
    isInteractive = terminal.isInputTerminal && terminal.canClear
  }

  /// Ends with a line that says so, or with the input.
  ///
  /// - Parameters:
  ///   - window: what a terminal shows. It is asked again whenever something observed in it has
  ///     changed; where it is nil, what is there stays.
  ///   - first: what a script shows before it reads a line, as soon as the closure returns.
  ///   - perform: does what a line says. The line has no spaces around it, and is never empty.
  ///   - finish: ends when that is over which has to be, such as saving, also if the input ends at
  ///     once.
  /// - Throws: whatever `perform` throws; then `finish` is not called.
  package func run(
    window: @escaping @MainActor () -> Screen?,
    first: @MainActor () async -> Screen,
    perform: @MainActor (_ line: String) async throws -> Step,
    finish: @MainActor () async -> Void = {}
  ) async rethrows {
    self.window = window
    defer { self.window = nil }
    await show(first)
    lines: while let line = await nextLine() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty { continue }
      switch try await perform(line) {
      case .show(let settled): await show(settled)
      case .write(let screen): terminal.draw(screen)
      case .end: break lines
      }
    }
    await finish()
  }

  /// Asks for another line while one is performed. Until it has come, a terminal's window is not
  /// drawn: the question stands at the cursor, and is not to be wiped.
  ///
  /// - Parameter ask: asks the terminal, such as `{ $0.prompt("Name: ") }`.
  /// - Returns: the line, or nil at the end of input.
  /// - Throws: whatever `ask` throws.
  package func answer(
    _ ask: @escaping @Sendable (Terminal) throws -> String?
  ) async throws -> String? {
    isAsking = true
    defer { isAsking = false }
    return try await read(ask)
  }

  private func show(_ settled: @MainActor () async -> Screen) async {
    drawing += 1
    // Draws even if nothing has changed, to remove the line that was typed.
    if isInteractive { drawEveryChange(drawing) } else { terminal.draw(await settled()) }
  }

  /// - Parameter number: which drawing it is; once there is a next one, changes of this one are ignored.
  private func drawEveryChange(_ number: Int) {
    guard number == drawing, let window else { return }
    withObservationTracking {
      guard let screen = window(), !isAsking else { return }
      terminal.clear()
      terminal.draw(screen)
    } onChange: { [weak self] in
      // `onChange` comes before the change: read the new values in the main actor's next turn.
      Task { @MainActor in self?.drawEveryChange(number) }
    }
  }

  private func nextLine() async -> String? {
    let prompt = isInteractive ? "" : "\n> "
    return try? await read { $0.prompt(prompt) }
  }

  /// Reads on a thread of its own, so that waiting for a line doesn't hold up the screen.
  private func read(
    _ ask: @escaping @Sendable (Terminal) throws -> String?
  ) async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [terminal] in
        continuation.resume(with: Result { try ask(terminal) })
      }
    }
  }
}
