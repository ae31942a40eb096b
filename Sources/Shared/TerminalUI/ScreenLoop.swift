import Foundation
import Observation

/// Shows an app's window and runs the commands in its input, until a command or the input ends it.
///
/// At a terminal the whole window is redrawn at every change, with the line that is being typed at
/// the bottom. Elsewhere each command finishes before the next line is read, and the resulting
/// screen is printed once, so a script always produces the same output.
///
/// All apps have these commands: `help` or `?`, and `quit`, `q` or `exit`.
@MainActor
package final class ScreenLoop {
  /// What happens after a command.
  package enum Step {
    /// The command has reached the app. A terminal shows the app's window; a script prints the
    /// closure's screen once the closure returns, after the command's work has finished.
    case show(@MainActor () async -> Screen)
    /// Writes these lines below the screen; at a terminal they stay until the next command.
    case write(Screen)
    /// The command is unknown at the moment. A message suggests what may have been meant.
    case unknown
    /// No further line is read.
    case end
  }

  /// How long a command may run before a terminal says so.
  static let patience = Duration.milliseconds(300)

  private let terminal: Terminal
  private let clock: any Clock<Duration>
  private var keyboard: Keyboard?
  private var app: App?
  private var editor = LineEditor()
  private var question: Question?
  private var notice: Screen?
  private var isWaiting = false
  private var isInputOver = false
  private var drawing = 0
  private var lastScreen = Screen()

  private struct App {
    let commands: @MainActor () -> ScreenCommands
    let window: @MainActor (TerminalSize) -> Screen?
  }

  private struct Question {
    let prompt: String
    let isSecret: Bool
    let needsText: Bool
    var editor = LineEditor()
  }

  /// - Parameters:
  ///   - terminal: the terminal that shows the app and reads its input.
  ///   - clock: measures how long a command has been running.
  package init(_ terminal: Terminal, clock: any Clock<Duration> = ContinuousClock()) {
    (self.terminal, self.clock) = (terminal, clock)
  }

  /// Whether a person is at the keyboard, who can be asked before something is lost. A script
  /// can't: a question would consume its next line.
  package var hasPerson: Bool { keyboard != nil }

  /// Runs until a command ends the app, or until the end of input.
  ///
  /// - Parameters:
  ///   - commands: the commands that the app understands now, in the order of its help.
  ///   - window: the lines that a terminal of the given size shows. It's called again whenever
  ///     something observed in it has changed; if it returns nil, the previous window stays.
  ///   - first: returns what a script prints before it reads the first line.
  ///   - perform: runs a command. The words of a known command are passed in lower case and with
  ///     single spaces, and its arguments as they were typed.
  ///   - mayEnd: asked only at a terminal, when the person wants to leave.
  ///   - finish: returns once everything that must be completed is done, such as saving, even if
  ///     the input ends at once.
  /// - Throws: whatever `perform` throws; `finish` isn't called then.
  package func run(
    commands: @escaping @MainActor () -> [ScreenCommand],
    window: @escaping @MainActor (TerminalSize) -> Screen?,
    first: @MainActor () async -> Screen,
    perform: @MainActor (_ line: String) async throws -> Step,
    mayEnd: @MainActor () async -> Bool = { true },
    finish: @MainActor () async -> Void = {}
  ) async rethrows {
    app = App(commands: { ScreenCommands(own: commands()) }, window: window)
    keyboard = terminal.keyboard()
    defer { leave() }
    if keyboard == nil { terminal.draw(await first()) } else { terminal.clear() }
    while !isInputOver {
      drawEveryChange()
      guard let line = await nextLine() else {
        if keyboard == nil { break }
        if await mayEnd() { break }
        continue
      }
      if try await take(line, perform, mayEnd) { break }
    }
    await finish()
  }

  /// Asks for another line while a command is running.
  ///
  /// - Parameters:
  ///   - prompt: the text before the line, such as "Name: ".
  ///   - needsText: whether a person has to type more than spaces. In a script an empty line is an
  ///     answer like any other, because asking again would consume the next line.
  ///   - advice: a sentence above the prompt, such as what was wrong with the last answer.
  /// - Returns: the line; nil at the end of input, and if the person presses Escape or Ctrl-D.
  package func ask(
    _ prompt: String, needsText: Bool = false, advice: String? = nil
  ) async -> String? {
    if let advice { write(Screen([Line(advice)])) }
    if keyboard != nil {
      return await readAnswer(Question(prompt: prompt, isSecret: false, needsText: needsText))
    }
    return await read { $0.prompt(prompt) }
  }

  /// Asks for a line that stays invisible while it is typed.
  ///
  /// - Parameter prompt: the text before the line, such as "Password: ".
  /// - Returns: the same as `ask`.
  package func askSecret(_ prompt: String) async -> String? {
    if keyboard != nil {
      return await readAnswer(Question(prompt: prompt, isSecret: true, needsText: false))
    }
    return await read { $0.promptSecret(prompt) }
  }

  // MARK: - Lines

  /// - Returns: whether to stop reading lines.
  private func take(
    _ line: String, _ perform: @MainActor (String) async throws -> Step,
    _ mayEnd: @MainActor () async -> Bool
  ) async rethrows -> Bool {
    guard let commands = app?.commands() else { return true }
    notice = nil
    switch commands.meaning(of: line) {
    case .help:
      let columns = keyboard == nil ? terminal.columns : terminal.size.columns
      write(commands.help(columns: columns, showsKeys: keyboard != nil))
    case .quit:
      if keyboard == nil { return true }
      return await mayEnd()
    case .refused(let sentence): write(Screen([Line(sentence)]))
    case .line(let text):
      switch try await whileWaiting({ try await perform(text) }) {
      case .show(let settled): if keyboard == nil { terminal.draw(await settled()) }
      case .write(let screen): write(screen)
      case .unknown: write(Screen([Line(commands.unknown(line))]))
      case .end: return true
      }
    }
    return false
  }

  private func write(_ screen: Screen) {
    if keyboard == nil { terminal.draw(screen) } else { notice = screen }
  }

  /// Shows that a command is running, if it takes a while.
  private func whileWaiting<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    guard keyboard != nil else { return try await body() }
    let telling = Task {
      try await clock.sleep(for: Self.patience)
      // The command may have finished in the meantime.
      try Task.checkCancellation()
      isWaiting = true
      draw()
    }
    defer {
      telling.cancel()
      isWaiting = false
    }
    return try await body()
  }

  private func nextLine() async -> String? {
    guard keyboard != nil else {
      while let line = await read({ $0.prompt("\n> ") }) {
        let line = line.trimmingCharacters(in: .whitespaces)
        if !line.isEmpty { return line }
      }
      return nil
    }
    while let key = await nextKey() {
      if editor.text.isEmpty, let line = app?.commands().line(for: key) { return line }
      switch editor.take(key) {
      case .typing: break
      case .end: return nil
      case .entered(let line):
        let line = line.trimmingCharacters(in: .whitespaces)
        if !line.isEmpty { return line }
        notice = nil
      }
      draw()
    }
    return nil
  }

  private func readAnswer(_ asked: Question) async -> String? {
    question = asked
    defer {
      question = nil
      notice = nil
      draw()
    }
    draw()
    while let key = await nextKey(), key != .escape {
      switch question?.editor.take(key) {
      case .entered(let line):
        if !asked.needsText || !line.allSatisfy(\.isWhitespace) { return line }
        notice = Screen(["Nothing was typed. Type an answer, or press Escape to cancel."])
        draw()
      case .end: return nil
      case .typing, nil: draw()
      }
    }
    return nil
  }

  private func nextKey() async -> Key? {
    var keys = keyboard?.keys.makeAsyncIterator()
    let key = await keys?.next(isolation: MainActor.shared)
    if key == nil { isInputOver = true }
    return key
  }

  /// Reads on its own thread, so that waiting for a line doesn't block the app.
  private func read(_ ask: @escaping @Sendable (Terminal) -> String?) async -> String? {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [terminal] in continuation.resume(returning: ask(terminal)) }
    }
  }

  // MARK: - Drawing

  /// Draws now, and whenever something observed in the window has changed.
  private func drawEveryChange() {
    drawing += 1
    track(drawing)
  }

  /// - Parameter number: the number of the drawing; changes that belong to an earlier one are
  ///   ignored.
  private func track(_ number: Int) {
    guard keyboard != nil, number == drawing, app != nil else { return }
    withObservationTracking {
      draw()
    } onChange: { [weak self] in
      // `onChange` comes before the change: read the new values in the main actor's next turn.
      Task { @MainActor in self?.track(number) }
    }
  }

  private func draw() {
    guard keyboard != nil, let app else { return }
    let size = terminal.size
    if let screen = app.window(size) { lastScreen = screen }
    var frame = frame(in: size)
    // A screen that adapts to the window's size leaves room for the notice if it's told to. It may
    // keep some lines free anyway, in which case a slightly smaller window changes nothing.
    var rest = size
    for _ in 1...4 where frame.excess > 0 {
      rest.rows = max(1, rest.rows - frame.excess)
      if let screen = app.window(rest) { lastScreen = screen }
      frame = self.frame(in: size)
    }
    terminal.present(frame)
  }

  private func frame(in size: TerminalSize) -> Frame {
    let (prompt, typed) = input
    return Frame(screen: lastScreen, notice: notice, prompt: prompt, typed: typed, size: size)
  }

  /// The line that is being typed, and the prompt before it.
  private var input: (prompt: String, typed: String) {
    if let question { return (question.prompt, question.isSecret ? "" : question.editor.text) }
    return isWaiting ? ("One moment…", "") : ("> ", editor.text)
  }

  private func leave() {
    app = nil
    guard let keyboard else { return }
    keyboard.stop()
    self.keyboard = nil
    terminal.echo("\n")
  }
}
