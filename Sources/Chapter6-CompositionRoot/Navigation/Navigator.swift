import TerminalUI

/// Shows a stack of screens, and lets the topmost one read the lines.
@MainActor
package final class Navigator {
  private let loop: ScreenLoop
  private let everywhere: [ScreenCommand]
  private let otherwise: @MainActor (_ line: String) -> Step
  private let home: @MainActor () async throws -> any AppScreen
  private var screens: [any AppScreen] = []
  /// The topmost screen, once it has appeared.
  private weak var shown: (any AppScreen)?

  /// - Parameters:
  ///   - terminal: where the screens are shown.
  ///   - everywhere: the commands that all screens have. `otherwise` does what they say.
  ///   - otherwise: answers a line that means nothing to the topmost screen.
  ///   - home: builds the first screen. It's called at the start, and again whenever a screen
  ///     returns `.home`.
  package init(
    terminal: Terminal, everywhere: [ScreenCommand] = [],
    otherwise: @escaping @MainActor (_ line: String) -> Step = { _ in .unknown },
    home: @escaping @MainActor () async throws -> any AppScreen
  ) {
    loop = ScreenLoop(terminal)
    (self.everywhere, self.otherwise) = (everywhere, otherwise)
    self.home = home
  }

  /// Returns after `quit`, when the input ends, or when the first screen closes.
  ///
  /// - Throws: whatever the first screen's builder throws.
  package func run() async throws {
    try await goHome()
    try await loop.run(
      commands: { self.commands }, window: { self.window(of: $0) },
      first: { await self.settledScreen() }, perform: perform,
      // A save that has begun is completed even if the input ends at once.
      finish: { for screen in self.screens { await screen.settle() } })
  }

  private func perform(_ line: String) async throws -> ScreenLoop.Step {
    guard let top = screens.last else { return .end }
    let step = await top.read(line)
    guard case .unknown = step else { return try await take(step) }
    return try await take(line == "back" && screens.count > 1 ? .back : otherwise(line))
  }

  private func take(_ step: Step) async throws -> ScreenLoop.Step {
    switch step {
    case .stay: break
    case .say(let text): return .write(Screen(text.split(separator: "\n").map { Line(String($0)) }))
    case .open(let screen):
      screens.append(screen)
      await comeToTop()
    case .back: await goBack()
    case .home: try await goHome()
    case .ask(let prompt, let isSecret, let goOn):
      let answer = await isSecret ? loop.askSecret(prompt) : loop.ask(prompt, needsText: true)
      guard let answer else { return .write(Screen(["Cancelled: nothing has changed."])) }
      return try await take(await goOn(answer))
    case .unknown: return .unknown
    }
    return screens.isEmpty ? .end : .show { await self.settledScreen() }
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
    await screens.last?.appear()
    shown = screens.last
  }

  private func settledScreen() async -> Screen {
    guard let shown else { return Screen() }
    await shown.settle()
    return shown.body
  }

  private func window(of size: TerminalSize) -> Screen? {
    guard let shown else { return nil }
    // Below the screen are the hint, an empty line, and the input line.
    let room = TerminalSize(columns: size.columns, rows: max(0, size.rows - 3))
    return Screen {
      shown.body(for: room).lines
      Line("Type help for a list of commands.", .dim)
    }
  }

  private var commands: [ScreenCommand] {
    let back = screens.count > 1 ? [ScreenCommand("back", "go back to the previous screen")] : []
    return (screens.last?.commands ?? []) + back + everywhere
  }
}
