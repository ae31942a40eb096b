import Synchronization

/// A terminal, or a pair of pipes in its place: where a program shows its screens and asks for
/// lines.
///
/// If the input is a pipe, the output looks like that of a session at a terminal: each prompt,
/// and the line that answered it. So a prompt is written only when its line has arrived, and not at
/// all at the end of input.
package struct Terminal: Sendable {
  /// Writes text, and replaces the status line, if there is one.
  private let output: @Sendable (String) -> Void
  private let rawOutput: @Sendable (String) -> Void
  private let input: @Sendable () -> String?
  private let secretInput: @Sendable (_ prompt: String, _ show: (String) -> Void) -> String?
  private let window: @Sendable () -> TerminalSize?
  private let startKeyboard: @Sendable () -> Keyboard?
  private let status = StatusLine()
  /// Receives the screens instead of the output.
  private var collector: (@Sendable ([Line]) -> Void)?
  private var maximalWidth: Int?

  /// Whether the input is a terminal.
  package let isInputTerminal: Bool

  /// Whether the output is a terminal.
  package let isOutputTerminal: Bool

  /// Whether the output contains colours and other ANSI sequences.
  ///
  /// It does so only on a terminal, and not if the environment has `TERM=dumb` or a non-empty
  /// `NO_COLOR` (https://no-color.org).
  package var usesColour: Bool { canRedraw && wantsColour }

  private let wantsColour: Bool

  /// Whether to leave out what only sighted readers can use, such as bars made of symbols, which a
  /// screen reader would spell out, and lines that change. True on a dumb terminal (`TERM=dumb`),
  /// and after `plain()`.
  package private(set) var isPlain: Bool

  /// Whether what is written can be redrawn or cleared: only on a terminal that isn't plain.
  package var canRedraw: Bool { isOutputTerminal && !isPlain }

  /// Creates a terminal from its parts. Programs use `standard`.
  ///
  /// - Parameters:
  ///   - isInputTerminal: whether a person types the input.
  ///   - isOutputTerminal: whether a person reads the output.
  ///   - environment: the process's environment variables.
  ///   - output: writes text immediately.
  ///   - input: reads a line, without its line break; nil at the end of input.
  ///   - size: the current size of the output's window; nil if there is no window.
  ///   - keyboard: starts reading single keys instead of lines; returns nil if that's impossible.
  ///   - secretInput: shows the prompt, reads a line without showing it, and shows a line break;
  ///     called only on a terminal.
  package init(
    isInputTerminal: Bool, isOutputTerminal: Bool, environment: [String: String],
    output: @escaping @Sendable (String) -> Void,
    input: @escaping @Sendable () -> String?,
    size: @escaping @Sendable () -> TerminalSize? = { nil },
    keyboard: @escaping @Sendable () -> Keyboard? = { nil },
    secretInput:
      @escaping @Sendable (_ prompt: String, _ show: (String) -> Void) ->
      String?
  ) {
    wantsColour = environment["NO_COLOR", default: ""].isEmpty
    isPlain = isOutputTerminal && environment["TERM"] == "dumb"
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.output = { [status] text in
      status.shown.withLock { shown in
        output(shown == nil ? text : StatusLine.erasing + text)
        shown = nil
      }
    }
    self.rawOutput = output
    self.input = input
    window = size
    startKeyboard = keyboard
    self.secretInput = secretInput
  }

  /// The current width of the output's window; nil if there is no window.
  package var columns: Int? { window()?.columns }

  /// The current size of the output's window.
  package var size: TerminalSize { window() ?? .standard }

  /// Starts reading single keys, so that a screen can be drawn while a line is being typed.
  ///
  /// - Returns: nil if the input or the output isn't a terminal, or if lines can't be redrawn.
  func keyboard() -> Keyboard? {
    isInputTerminal && canRedraw ? startKeyboard() : nil
  }

  /// Draws the whole window.
  func present(_ frame: Frame) {
    output(frame.rendered(inColour: usesColour))
  }

  /// A copy of this terminal for text: it wraps lines wider than its window between words.
  ///
  /// In a pipe nothing is wrapped.
  ///
  /// - Parameter columns: the maximum width of a line, even in a wider window.
  package func wrapping(atMost columns: Int) -> Terminal {
    var terminal = self
    terminal.maximalWidth = columns
    return terminal
  }

  /// The lines as `draw` would write them in this terminal's window.
  package func wrapped(_ lines: [Line]) -> [Line] {
    guard let maximalWidth, let width = columns else { return lines }
    return lines.flatMap { $0.wrapped(to: min(width, maximalWidth)) }
  }

  /// A copy of this terminal that passes its screens on. Its status line is still shown here.
  package func collecting(_ take: @escaping @Sendable ([Line]) -> Void) -> Terminal {
    var terminal = self
    terminal.collector = take
    return terminal
  }

  /// A copy of this terminal that shows its screens itself again.
  package var uncollected: Terminal {
    var terminal = self
    terminal.collector = nil
    return terminal
  }

  /// Shows a page from the top of the window, without flicker. The cursor ends up below it, where
  /// there's room for a status line.
  ///
  /// - Parameters:
  ///   - lines: the page. If the page is longer than the window, its first lines scroll away.
  ///   - kept: how many of the window's lines first move to the scrollback; the others are lost.
  package func show(page lines: [Line], keeping kept: Int) {
    let shown = lines.map { line in columns.map(line.cut) ?? line }
    let bottom = "\u{1B}[?25l\u{1B}[\(size.rows);1H" + String(repeating: "\n", count: max(0, kept))
    let page = shown.map { "\u{1B}[2K" + $0.rendered(inColour: usesColour) + "\n" }
    output("\(bottom)\u{1B}[H\(page.joined())\u{1B}[J\u{1B}[?25h")
  }

  /// A copy of this terminal for text without colours or drawings, which is never redrawn.
  package func plain() -> Terminal {
    var terminal = self
    terminal.isPlain = true
    return terminal
  }

  /// Writes what is being typed, without a line break, if the terminal doesn't echo it itself.
  ///
  /// - Parameter text: what was typed, or what erases it.
  package func echo(_ text: String) {
    output(text)
  }

  /// Writes a line and a line break.
  package func write(_ line: Line) {
    draw(Screen([line]))
  }

  /// Writes a screen below the existing output.
  package func draw(_ screen: Screen) {
    if let collector { return collector(screen.lines) }
    let screen = Screen(screen.lines.flatMap { $0.isWhole ? [$0] : wrapped([$0]) })
    output(screen.rendered(inColour: usesColour))
  }

  /// Clears the terminal's window, so that the next screen starts at the top.
  ///
  /// If it can't be redrawn, this does nothing: a transcript keeps all screens.
  package func clear() {
    if canRedraw { output("\u{1B}[H\u{1B}[2J") }
  }

  /// Shows what's going on, in a line that the next status or other output replaces.
  ///
  /// If lines can't be redrawn, this does nothing.
  ///
  /// - Parameter text: a few words; what doesn't fit into the window is cut off.
  package func showStatus(_ text: String) {
    guard canRedraw else { return }
    status.shown.withLock { shown in
      guard shown != text else { return }
      let line = Line(text, .dim).cut(to: size.columns - 1)
      rawOutput(StatusLine.erasing + line.rendered(inColour: usesColour))
      shown = text
    }
  }

  /// Removes the status line.
  package func clearStatus() {
    status.shown.withLock { shown in
      if shown != nil { rawOutput(StatusLine.erasing) }
      shown = nil
    }
  }

  /// Asks for a line.
  ///
  /// - Parameter prompt: the text before the line, such as "> ".
  /// - Returns: the line without its line break, or nil at the end of input.
  package func prompt(_ prompt: String) -> String? {
    guard isInputTerminal else { return answerFromPipe(to: prompt, echo: \.self) }
    output(prompt)
    let line = input()
    // At the end of input, a terminal's cursor is still after the prompt.
    if line == nil { output("\n") }
    return line
  }

  /// Asks for a line without showing what is typed.
  ///
  /// From a pipe it reads an ordinary line, but doesn't repeat it in the output.
  ///
  /// - Parameter prompt: the text before the line, such as "Password: ".
  /// - Returns: the line without its line break, or nil at the end of input.
  package func promptSecret(_ prompt: String) -> String? {
    guard isInputTerminal else { return answerFromPipe(to: prompt, echo: { _ in "" }) }
    return secretInput(prompt, output)
  }

  private func answerFromPipe(to prompt: String, echo: (String) -> String) -> String? {
    guard let line = input() else { return nil }
    var shown = prompt + echo(line)
    while shown.last == " " { shown.removeLast() }
    output(shown + "\n")
    return line
  }
}

/// The text of the status line, which the copies of a terminal share.
private final class StatusLine: Sendable {
  /// Moves to the line's beginning and erases it.
  static let erasing = "\r\u{1B}[K"
  /// Nil if no status is shown.
  let shown = Mutex<String?>(nil)
}
