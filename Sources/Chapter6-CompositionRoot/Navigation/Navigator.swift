import Foundation
import Observation
import TerminalUI

/// Shows screens, one over another, and lets the topmost one read the lines.
///
/// At a terminal the screen is drawn at every change. Elsewhere each line is over before the next
/// one is read, and the screen is drawn once: so a script always plays in the same way.
@MainActor
package final class Navigator {
  private let terminal: Terminal
  private let home: @MainActor () async throws -> any AppScreen
  private let isInteractive: Bool
  private var screens: [any AppScreen] = []
  private var isAsking = false
  private var drawing = 0

  /// - Parameters:
  ///   - terminal: where the screens are shown.
  ///   - home: builds the first screen. It is asked at the beginning, and again whenever a screen
  ///     says `.home`.
  package init(terminal: Terminal, home: @escaping @MainActor () async throws -> any AppScreen) {
    self.terminal = terminal
    self.home = home
    isInteractive = terminal.isInputTerminal && terminal.canClear
  }

  /// Ends with `quit`, with the input, or where the first screen closes.
  ///
  /// - Throws: whatever the first screen's builder throws.
  package func run() async throws {
    try await goHome()
    while let top = screens.last, let line = await nextLine() {
      let line = line.trimmingCharacters(in: .whitespaces)
      switch line {
      case "": continue
      case "quit": return await settle()
      case "help": terminal.draw(help(for: top))
      default: try await take(await top.read(line, questions: questions), after: line)
      }
    }
    await settle()
  }

  /// What is being saved shall be saved also if the input ends at once.
  private func settle() async {
    for screen in screens { await screen.settle() }
  }

  private func take(_ step: Step, after line: String) async throws {
    switch step {
    case .stay: await show()
    case .say(let sentence): terminal.write(Line(sentence))
    case .open(let screen):
      screens.append(screen)
      await comeToTop()
    case .back: await goBack()
    case .home: try await goHome()
    case .unknown where line == "back" && screens.count > 1: await goBack()
    case .unknown:
      terminal.write(Line("'\(line)' means nothing here. Type help for what does."))
    }
  }

  private func goHome() async throws {
    screens = []
    screens = [try await home()]
    await comeToTop()
  }

  private func goBack() async {
    screens.removeLast()
    await comeToTop()
  }

  private func comeToTop() async {
    guard let top = screens.last else { return }
    await top.appear()
    await show()
  }

  private func show() async {
    guard let top = screens.last else { return }
    drawing += 1
    if isInteractive { return drawEveryChange(of: top, as: drawing) }
    await top.settle()
    terminal.draw(top.body)
  }

  /// - Parameter number: which drawing it is; with the next one, nobody waits for changes of this.
  private func drawEveryChange(of screen: any AppScreen, as number: Int) {
    guard number == drawing else { return }
    withObservationTracking {
      let body = screen.body
      // A question stands at the cursor, and is not to be wiped.
      guard !isAsking else { return }
      terminal.clear()
      terminal.draw(body)
      terminal.write(Line("Type help for what you can do.", .dim))
    } onChange: {
      // The change is about to happen; what is on the main actor's list comes after it.
      Task { @MainActor [weak self, weak screen] in
        if let self, let screen { self.drawEveryChange(of: screen, as: number) }
      }
    }
  }

  private func help(for screen: any AppScreen) -> Screen {
    let common = [(line: "help", meaning: "this list"), (line: "quit", meaning: "leave the app")]
    let back = screens.count > 1 ? [(line: "back", meaning: "where you came from")] : []
    let all = screen.commands + back + common
    let width = all.map(\.line.count).max() ?? 0
    return Screen(all.map { Line($0.line).padded(to: width + 2) + Line($0.meaning, .dim) })
  }
}

/// Lines.
extension Navigator {
  private var questions: Questions {
    Questions(
      ask: { prompt in try? await self.answer { $0.prompt(prompt) } },
      askSecret: { prompt in try await self.answer { try $0.promptSecret(prompt) } })
  }

  private func answer(
    _ ask: @escaping @Sendable (Terminal) throws -> String?
  ) async throws -> String? {
    isAsking = true
    defer { isAsking = false }
    return try await read(ask)
  }

  private func nextLine() async -> String? {
    let prompt = isInteractive ? "" : "\n> "
    return try? await read { $0.prompt(prompt) }
  }

  /// Reads on a thread of its own: whoever waits for a reader must not hold up the screen.
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
