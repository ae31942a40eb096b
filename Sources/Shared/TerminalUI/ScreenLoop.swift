import Foundation
import Observation

/// Shows what an app looks like, and has it do what the lines say, until a line or the input ends it.
///
/// At a terminal the app's window is drawn at every change, whole and with the line that is being typed
/// at its bottom. Elsewhere each line is over before the next one is read, and the screen that it has
/// led to is drawn once: so a script always plays in the same way.
///
/// All apps share these words: `help` or `?`, and `quit`, `q` or `exit`.
@MainActor
package final class ScreenLoop {
  /// What comes after a line.
  package enum Step {
    /// The app has been told. A terminal shows its window; a script shows the screen, as soon as
    /// what the line began is over and the closure returns.
    case show(@MainActor () async -> Screen)
    /// These lines are written below what is there; at a terminal they stay until the next line.
    case write(Screen)
    /// The line means nothing now. What it may have meant is told.
    case unknown
    /// No other line is read.
    case end
  }

  /// How long a line may be under way before a terminal says that it is.
  static let patience = Duration.milliseconds(300)

  private let terminal: Terminal
  private let clock: any Clock<Duration>
  private var keyboard: Keyboard?
  private var app: App?
  private var editor = LineEditor()
  private var question: Question?
  private var notice: Screen? { didSet { page = (0, 1) } }
  /// Which part of the notice is shown, and how many it has.
  private var page = (number: 0, count: 1)
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
  ///   - terminal: where the app is shown, and where its lines come from.
  ///   - clock: measures how long a line has been under way.
  package init(_ terminal: Terminal, clock: any Clock<Duration> = ContinuousClock()) {
    (self.terminal, self.clock) = (terminal, clock)
  }

  /// Whether a person is at the keyboard, who can be asked before something is lost. A script isn't: a
  /// question would take its next line.
  package var hasPerson: Bool { keyboard != nil }

  /// Ends with a line that says so, or with the input.
  ///
  /// - Parameters:
  ///   - commands: the lines that the app understands now, in the order of its help.
  ///   - window: what a terminal of a size shows. It is asked again whenever something observed in it
  ///     has changed; where it is nil, what is there stays.
  ///   - first: what a script shows before it reads a line, as soon as the closure returns.
  ///   - perform: does what a line says. If it begins with one of the commands, that is in small
  ///     letters and with single spaces, and what follows it is as it was typed.
  ///   - mayEnd: asked at a terminal only, when a person wants to leave.
  ///   - finish: ends when that is over which has to be, such as saving, also if the input ends at
  ///     once.
  /// - Throws: whatever `perform` throws; then `finish` is not called.
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

  /// Asks for another line while one is performed.
  ///
  /// - Parameters:
  ///   - prompt: what stands before it, such as "Name: ".
  ///   - needsText: whether a person has to type more than spaces. A script goes on with its next
  ///     line, whatever that is for, so there an empty line is an answer like others.
  ///   - advice: a sentence above the prompt, such as what was wrong with the last answer.
  /// - Returns: the line; nil at the end of input, and where a person presses Escape or Ctrl-D.
  package func ask(
    _ prompt: String, needsText: Bool = false, advice: String? = nil
  ) async -> String? {
    if let advice { write(Screen([Line(advice)])) }
    if keyboard != nil {
      return await readAnswer(Question(prompt: prompt, isSecret: false, needsText: needsText))
    }
    return try? await read { $0.prompt(prompt) }
  }

  /// Asks for a line that stays invisible while it is typed.
  ///
  /// - Parameter prompt: what stands before it, such as "Password: ".
  /// - Returns: as `ask`.
  /// - Throws: `HiddenInputError` where the terminal cannot hide what is typed.
  package func askSecret(_ prompt: String) async throws -> String? {
    if keyboard != nil {
      return await readAnswer(Question(prompt: prompt, isSecret: true, needsText: false))
    }
    return try await read { try $0.promptSecret(prompt) }
  }

  // MARK: - Lines

  /// - Returns: whether no other line is to be read.
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

  /// Shows that a line is under way, if it takes long.
  private func whileWaiting<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    guard keyboard != nil else { return try await body() }
    let telling = Task {
      try await clock.sleep(for: Self.patience)
      // The line may have ended since.
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
      while let line = try? await read({ $0.prompt("\n> ") }) {
        let line = line.trimmingCharacters(in: .whitespaces)
        if !line.isEmpty { return line }
      }
      return nil
    }
    while let key = await nextKey() {
      if key == .enter, editor.text.isEmpty, page.number + 1 < page.count {
        page.number += 1
        draw()
        continue
      }
      if editor.text.isEmpty, let line = app?.commands().line(for: key) { return line }
      if key == .tab {
        app?.commands().completion(of: editor.before).map {
          editor.replace(with: $0 + editor.after)
        }
      } else {
        switch editor.take(key) {
        case .typing: break
        case .end: return nil
        case .entered(let line):
          let line = line.trimmingCharacters(in: .whitespaces)
          if !line.isEmpty { return line }
          notice = nil
        }
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

  /// Reads on a thread of its own, so that waiting for a line doesn't hold up the app.
  private func read(
    _ ask: @escaping @Sendable (Terminal) throws -> String?
  ) async throws -> String? {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { [terminal] in
        continuation.resume(with: Result { try ask(terminal) })
      }
    }
  }

  // MARK: - Drawing

  /// Draws now, and whenever something observed in the window has changed.
  private func drawEveryChange() {
    drawing += 1
    track(drawing)
  }

  /// - Parameter number: which drawing it is; once there is a next one, changes of this one are ignored.
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
    // A screen that follows the window's size leaves room for the notice, if it is asked to. It may
    // keep some lines free itself, so that a window that is a little lower changes nothing yet.
    var rows = size.rows
    for _ in 1...4 where frame.excess > 0 {
      rows = max(1, rows - frame.excess)
      if let screen = app.window(TerminalSize(columns: size.columns, rows: rows)) {
        lastScreen = screen
      }
      frame = self.frame(in: size)
    }
    // A window that has become larger has fewer parts.
    page = (min(page.number, frame.pageCount - 1), frame.pageCount)
    terminal.present(frame)
  }

  private func frame(in size: TerminalSize) -> Frame {
    let input = input
    return Frame(
      screen: lastScreen, notice: notice, page: page.number, prompt: input.prompt,
      typed: input.typed, size: size)
  }

  /// What is being typed, and what stands before it.
  private var input: (prompt: String, typed: (before: String, after: String)) {
    if let question {
      let typed = question.editor
      return (question.prompt, question.isSecret ? ("", "") : (typed.before, typed.after))
    }
    if isWaiting { return ("One moment…", ("", "")) }
    return ("> ", (editor.before, editor.after))
  }

  private func leave() {
    app = nil
    guard let keyboard else { return }
    keyboard.stop()
    self.keyboard = nil
    terminal.echo("\n")
  }
}
