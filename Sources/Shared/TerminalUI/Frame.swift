/// The contents of a terminal's window: an app's screen, the notice below it, and the line that is
/// being typed.
///
/// The title, which is the first line, and the line that is being typed are always visible.
struct Frame: Equatable {
  /// The lines from top to bottom. They fit into the window, in number and in width.
  let lines: [Line]
  /// By how many lines the screen is too long to be shown in full above the notice.
  let excess: Int

  /// - Parameters:
  ///   - screen: what the app shows. Lines that don't fit are left out, and a line below the title
  ///     says how many.
  ///   - notice: what is written below the screen. If it doesn't fit there, as with a long help
  ///     text, it replaces the screen.
  ///   - prompt: the text before the line that is being typed; if it's too long, it's wrapped.
  ///   - typed: that line; if it's too long, its end is shown.
  ///   - size: the window's size.
  init(screen: Screen, notice: Screen?, prompt: String, typed: String, size: TerminalSize) {
    let body = screen.fitted(to: size.columns)
    let below = notice.map { $0.fitted(to: size.columns) } ?? []
    let input = Self.input(prompt, typed, columns: size.columns)
    // An empty line is above the input.
    let room = max(1, size.rows - 1 - input.count)
    let shown: [Line]
    var excess = 0
    if below.isEmpty {
      shown = Self.clipped(body, to: room)
    } else if body.count + 1 + below.count <= room {
      shown = body + [""] + below
    } else if below.count <= 3, room > below.count + 2 {
      excess = body.count + 1 + below.count - room
      shown = Self.clipped(body, to: room - below.count - 1) + [""] + below
    } else {
      let hint: Line = "\("Return goes back.", .dim)"
      shown = Self.clipped(below, to: max(1, room - 2)) + ["", hint]
    }
    self.excess = excess
    lines = (shown + [""] + input).suffix(size.rows)
  }

  private static func clipped(_ lines: [Line], to count: Int) -> [Line] {
    guard lines.count > count else { return lines }
    let hidden = lines.count - count + 1
    let note = "(\(hidden) more \(hidden == 1 ? "line" : "lines"): make the window taller)"
    return lines.prefix(count - 1) + [Line(note, .dim)]
  }

  private static func input(_ prompt: String, _ typed: String, columns: Int) -> [Line] {
    // The prompt's last line leaves some room for typing.
    let lines = Line(prompt.split(separator: " ").joined(separator: " "), .bold)
      .wrapped(to: columns * 4 / 5)
    let last = (lines.last ?? "") + " "
    // The cursor comes after it.
    let end = typed.reversed().prefix(columns: max(1, columns - last.width - 1), \.self)
    return lines.dropLast() + [last + Line(String(end.reversed()))]
  }

  /// The output that draws the frame over the previous one, without flicker.
  ///
  /// A line is erased before it's written: erasing it afterwards would remove a character in the
  /// window's last column. For the same reason, the rest of the window is erased before the last
  /// line is written.
  func rendered(inColour: Bool) -> String {
    let all = lines.map { "\u{1B}[2K" + $0.rendered(inColour: inColour) }
    return "\u{1B}[?25l\u{1B}[H" + all.dropLast().map { $0 + "\r\n" }.joined() + "\u{1B}[J"
      + (all.last ?? "") + "\u{1B}[?25h"
  }
}

extension Screen {
  /// The lines, wrapped between words; a word that is wider than the window is cut off.
  fileprivate func fitted(to columns: Int) -> [Line] {
    lines.flatMap { $0.wrapped(to: columns) }.map { $0.cut(to: columns) }
  }
}
