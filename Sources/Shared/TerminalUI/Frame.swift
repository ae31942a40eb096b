/// The contents of a terminal's window: an app's screen, the notice below it, and the line that is
/// being typed.
///
/// The title, which is the first line, and the line that is being typed are always visible.
struct Frame: Equatable {
  /// The lines from top to bottom. They fit into the window, in number and in width.
  let lines: [Line]
  /// The cursor's column in the last line, from 0.
  let cursor: Int
  /// By how many lines the screen is too long to be shown in full above the notice.
  let excess: Int

  /// - Parameters:
  ///   - screen: what the app shows. Lines that don't fit are left out, and a line below the title
  ///     says how many.
  ///   - notice: what is written below the screen. If it doesn't fit there, as with a long help
  ///     text, it replaces the screen.
  ///   - prompt: the text before the line that is being typed. What doesn't fit on that line is
  ///     shown above it.
  ///   - typed: that line, before and after the cursor.
  ///   - size: the window's size.
  init(
    screen: Screen, notice: Screen?, prompt: String,
    typed: (before: String, after: String), size: TerminalSize
  ) {
    let body = screen.fitted(to: size.columns)
    let below = notice.map { $0.fitted(to: size.columns) } ?? []
    let prompts = Self.prompts(prompt, columns: size.columns)
    // The line that is being typed, and an empty one above it.
    let room = max(1, size.rows - 1 - prompts.count)
    let (line, cursor) = Self.input(prompts.last ?? "", typed, columns: size.columns)
    self.cursor = cursor
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
    let above = shown + [""] + prompts.dropLast().map { Line($0, .bold) }
    lines = (above + [line]).suffix(size.rows)
  }

  private static func clipped(_ lines: [Line], to count: Int) -> [Line] {
    guard lines.count > count else { return lines }
    let hidden = lines.count - count + 1
    let note = "(\(hidden) more \(hidden == 1 ? "line" : "lines"): make the window taller)"
    return lines.prefix(count - 1) + [Line(note, .dim)]
  }

  /// The prompt, wrapped so that its last line leaves some room for typing.
  private static func prompts(_ prompt: String, columns: Int) -> [String] {
    let room = columns - columns / 5
    guard prompt.columns > room else { return [prompt] }
    let text = prompt.reversed().drop { $0 == " " }.reversed()
    let lines = Line(String(text)).wrapped(to: room).map(\.text)
    return lines.dropLast() + [(lines.last ?? "") + prompt.dropFirst(text.count)]
  }

  /// The line that is being typed, or if it doesn't fit, the end of what's before the cursor.
  private static func input(
    _ prompt: String, _ typed: (before: String, after: String), columns: Int
  ) -> (Line, Int) {
    let room = max(1, columns - prompt.columns - 1)
    let before = String(typed.before.reversed().prefix(columns: room, \.self).reversed())
    let after = String(typed.after.prefix(columns: room - before.columns, \.self))
    return (Line(prompt, .bold) + Line(before + after), prompt.columns + before.columns)
  }

  /// The output that draws the frame over the previous one, without flicker.
  ///
  /// A line is erased before it's written: erasing it afterwards would remove a character in the
  /// window's last column. For the same reason, the rest of the window is erased before the last
  /// line is written.
  func rendered(inColour: Bool, withLinks: Bool) -> String {
    let all = lines.map { line in
      "\u{1B}[2K" + (withLinks ? line : line.withoutLinks).rendered(inColour: inColour)
    }
    let end = "\u{1B}[\(lines.count);\(cursor + 1)H\u{1B}[?25h"
    return "\u{1B}[?25l\u{1B}[H" + all.dropLast().map { $0 + "\r\n" }.joined() + "\u{1B}[J"
      + (all.last ?? "") + end
  }
}

extension Screen {
  /// The lines, wrapped between words; a word that is wider than the window is cut off.
  fileprivate func fitted(to columns: Int) -> [Line] {
    lines.flatMap { $0.wrapped(to: columns) }.map { $0.cut(to: columns) }
  }
}
