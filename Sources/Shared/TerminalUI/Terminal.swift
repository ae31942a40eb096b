import Synchronization

/// The terminal, or the two ends of a pipe in its place: where a program shows its
/// screens and asks for lines.
///
/// Where the input is a pipe, the program's output reads as the session on a terminal would have
/// looked: the prompt and the line that answered it. So the prompt is written only when its line
/// has come, and not at all where the input ends.
package struct Terminal: Sendable {
  /// Writes in the place of a status line, if there is one.
  private let output: @Sendable (String) -> Void
  private let rawOutput: @Sendable (String) -> Void
  private let input: @Sendable () -> String?
  private let secretInput: @Sendable (_ prompt: String, _ show: (String) -> Void) throws -> String?
  private let window: @Sendable () -> TerminalSize?
  private let startKeyboard: @Sendable () -> Keyboard?
  private let status = StatusLine()
  /// Takes the screens in place of the output.
  private var collector: (@Sendable ([Line]) -> Void)?
  private var maximalWidth: Int?

  /// Whether a person types the input.
  package let isInputTerminal: Bool

  /// Whether a person reads the output.
  package let isOutputTerminal: Bool

  /// Whether what is written has colours and other ANSI sequences.
  ///
  /// It has them on a terminal only, and neither there if the environment says `TERM=dumb`, or
  /// `NO_COLOR` with any text but the empty one (https://no-color.org).
  package private(set) var usesColour: Bool

  /// Whether texts do without what only the eye can read, such as bars of signs: where the output is
  /// a dumb terminal (`TERM=dumb`), or after `plain()`. A screen reader would spell it out.
  package private(set) var isPlain: Bool

  /// Whether links are written. The console of Linux would show their addresses.
  private let usesLinks: Bool

  /// Whether `clear()` can do anything: on a terminal that is not a dumb one.
  package let canClear: Bool

  /// Whether `showStatus` can do anything: on a terminal whose lines may be redrawn.
  package var canRedraw: Bool { canClear }

  /// A terminal from its parts; `standard` is the one that programs use.
  ///
  /// - Parameters:
  ///   - isInputTerminal: whether a person types the input.
  ///   - isOutputTerminal: whether a person reads the output.
  ///   - environment: the process's environment variables.
  ///   - output: writes a text at once.
  ///   - input: reads a line, without its line break; nil at the end of input.
  ///   - size: how large the output's window is now; nil where there is no window.
  ///   - keyboard: begins to read single keys in place of lines; nil where that can't be.
  ///   - secretInput: shows the prompt, reads a line that stays invisible while it is typed, and
  ///     shows a line break; asked on a terminal only.
  package init(
    isInputTerminal: Bool, isOutputTerminal: Bool, environment: [String: String],
    output: @escaping @Sendable (String) -> Void,
    input: @escaping @Sendable () -> String?,
    size: @escaping @Sendable () -> TerminalSize? = { nil },
    keyboard: @escaping @Sendable () -> Keyboard? = { nil },
    secretInput: @escaping @Sendable (_ prompt: String, _ show: (String) -> Void) throws -> String?
  ) {
    let isDumb = environment["TERM"] == "dumb"
    canClear = isOutputTerminal && !isDumb
    usesColour = canClear && environment["NO_COLOR", default: ""].isEmpty
    isPlain = isOutputTerminal && isDumb
    usesLinks = environment["TERM"] != "linux"
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

  /// How many columns the output's window has now; nil where there is no window.
  package var columns: Int? { window()?.columns }

  /// How large the output's window is now.
  package var size: TerminalSize { window() ?? .standard }

  /// Begins to read single keys, so that a screen may be drawn while a line is being typed.
  ///
  /// - Returns: nil where the input or the output is no terminal, or where lines can't be redrawn.
  func keyboard() -> Keyboard? {
    isInputTerminal && canRedraw ? startKeyboard() : nil
  }

  /// Draws the whole window.
  func present(_ frame: Frame) {
    output(frame.rendered(inColour: usesColour, withLinks: usesLinks))
  }

  /// The same terminal for texts to read: what is wider than its window is wrapped between words.
  ///
  /// In a pipe nothing is wrapped.
  ///
  /// - Parameter columns: how wide a line may be in a window that is wider still.
  package func wrapping(atMost columns: Int) -> Terminal {
    var terminal = self
    terminal.maximalWidth = columns
    return terminal
  }

  /// The lines as `draw` writes them in this terminal's window.
  package func wrapped(_ lines: [Line]) -> [Line] {
    guard let maximalWidth, let width = columns else { return lines }
    return lines.flatMap { $0.wrapped(to: min(width, maximalWidth)) }
  }

  /// The same terminal, but another one takes the screens. Its status line is still this one's.
  package func collecting(_ take: @escaping @Sendable ([Line]) -> Void) -> Terminal {
    var terminal = self
    terminal.collector = take
    return terminal
  }

  /// The same terminal, whose screens are its own again.
  package var uncollected: Terminal {
    var terminal = self
    terminal.collector = nil
    return terminal
  }

  /// Shows a page from the window's top on, without a flicker. The cursor stands below it, where a status
  /// line has its place.
  ///
  /// - Parameters:
  ///   - lines: the page. If there are more than the window has, the first ones scroll away.
  ///   - kept: how many of the window's lines first go to what has scrolled away; the rest is lost.
  package func show(page lines: [Line], keeping kept: Int) {
    let shown = lines.map { line in columns.map(line.cut) ?? line }
      .map { usesLinks ? $0 : $0.withoutLinks }
    let bottom = "\u{1B}[?25l\u{1B}[\(size.rows);1H" + String(repeating: "\n", count: kept)
    let page = shown.map { "\u{1B}[2K" + $0.rendered(inColour: usesColour) + "\n" }
    output("\(bottom)\u{1B}[H\(page.joined())\u{1B}[J\u{1B}[?25h")
  }

  /// The same terminal for texts without colours, links and drawings.
  package func plain() -> Terminal {
    var terminal = self
    terminal.isPlain = true
    terminal.usesColour = false
    return terminal
  }

  /// Writes what is being typed, without a line break, where the terminal doesn't show it itself.
  ///
  /// - Parameter text: what was typed, or what takes it back.
  package func echo(_ text: String) {
    output(text)
  }

  /// Writes a line and a line break.
  package func write(_ line: Line) {
    draw(Screen([line]))
  }

  /// Writes a screen below what is there already.
  package func draw(_ screen: Screen) {
    if let collector { return collector(screen.lines) }
    var screen = Screen(wrapped(screen.lines))
    if !usesLinks { screen.lines = screen.lines.map(\.withoutLinks) }
    output(screen.rendered(inColour: usesColour))
  }

  /// Empties the terminal's window, so that the next screen stands at its top.
  ///
  /// In a pipe nothing happens: a transcript keeps all screens.
  package func clear() {
    if canClear { output("\u{1B}[H\u{1B}[2J") }
  }

  /// Shows what goes on, in a line that the next one replaces, and whatever else is written.
  ///
  /// Where a line can't be redrawn, nothing happens.
  ///
  /// - Parameter text: a few words; what is wider than the window is cut off.
  package func showStatus(_ text: String) {
    guard canRedraw else { return }
    let text = String(text.prefix(size.columns - 1))
    status.shown.withLock { shown in
      guard shown != text else { return }
      rawOutput(StatusLine.erasing + Line(text, .dim).rendered(inColour: usesColour))
      shown = text
    }
  }

  /// Removes what `showStatus` has shown.
  package func clearStatus() {
    status.shown.withLock { shown in
      if shown != nil { rawOutput(StatusLine.erasing) }
      shown = nil
    }
  }

  /// Asks for a line.
  ///
  /// - Parameter prompt: what to write before it, such as "> ".
  /// - Returns: the line without its line break, or nil at the end of input.
  package func prompt(_ prompt: String) -> String? {
    guard isInputTerminal else { return answerFromPipe(to: prompt, echo: \.self) }
    output(prompt)
    let line = input()
    // Who ends the input at a terminal leaves the cursor behind the prompt.
    if line == nil { output("\n") }
    return line
  }

  /// Asks for a line that stays invisible while it is typed.
  ///
  /// From a pipe it reads a plain line, which it does not repeat.
  ///
  /// - Parameter prompt: what to write before it, such as "Password: ".
  /// - Returns: the line without its line break, or nil at the end of input.
  /// - Throws: `HiddenInputError` where the terminal cannot hide what is typed; then nothing was
  ///   asked.
  package func promptSecret(_ prompt: String) throws -> String? {
    guard isInputTerminal else { return answerFromPipe(to: prompt, echo: { _ in "" }) }
    return try secretInput(prompt, output)
  }

  private func answerFromPipe(to prompt: String, echo: (String) -> String) -> String? {
    guard let line = input() else { return nil }
    var shown = prompt + echo(line)
    while shown.last == " " { shown.removeLast() }
    output(shown + "\n")
    return line
  }
}

/// What the terminal's last line shows for a while; the copies of a terminal share it.
private final class StatusLine: Sendable {
  /// Goes to the line's beginning and empties it.
  static let erasing = "\r\u{1B}[K"
  /// Nil where there is nothing.
  let shown = Mutex<String?>(nil)
}
