/// A window of a terminal as it is to look: an app's screen, what is written below it, and the line
/// that is being typed.
///
/// The title, which is the first line, and the line that is being typed are always there.
struct Frame: Equatable {
  /// From top to bottom, no more than the window has, and none wider than the window.
  let lines: [Line]
  /// The cursor's column in the last line, from 0.
  let cursor: Int
  /// How many parts the notice has: more than one where it's longer than the window.
  let pageCount: Int
  /// How many lines of the screen are too many for all of it to be above the notice.
  let excess: Int

  /// - Parameters:
  ///   - screen: what the app shows. Lines that don't fit below its title are left out, with a word
  ///     on how many.
  ///   - notice: what is written below the screen. Where it has no room there, as a long help, it is
  ///     shown in place of the screen, and in parts where it has no room in the window either.
  ///   - page: which of these parts is shown, from 0; after the last one, the last one.
  ///   - prompt: what stands before the line that is being typed. What has no room beside that line is
  ///     above it.
  ///   - typed: that line, up to the cursor and from the cursor on.
  ///   - size: the window's.
  init(
    screen: Screen, notice: Screen?, page: Int, prompt: String,
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
    var pages: [[Line]] = [[]]
    var excess = 0
    if below.isEmpty {
      shown = Self.clipped(body, to: room)
    } else if body.count + 1 + below.count <= room {
      shown = body + [""] + below
    } else if below.count <= 3, room > below.count + 2 {
      excess = body.count + 1 + below.count - room
      shown = Self.clipped(body, to: room - below.count - 1) + [""] + below
    } else {
      pages = Self.pages(of: below, rows: max(1, room - 2))
      shown = pages[min(page, pages.count - 1)]
    }
    (pageCount, self.excess) = (pages.count, excess)
    let above = shown + [""] + prompts.dropLast().map { Line($0, .bold) }
    lines = (above + [line]).suffix(size.rows)
  }

  /// What is longer than the window, in parts that have room in it, each with a word on what comes next.
  private static func pages(of lines: [Line], rows: Int) -> [[Line]] {
    let parts = stride(from: 0, to: lines.count, by: rows).map { lines.dropFirst($0).prefix(rows) }
    return parts.enumerated().map { index, part in
      let isLast = index + 1 == parts.count
      let hint = isLast ? "goes back" : "shows more (\(index + 1) of \(parts.count))"
      return part + ["", Line("Return \(hint).", .dim)]
    }
  }

  private static func clipped(_ lines: [Line], to count: Int) -> [Line] {
    guard lines.count > count else { return lines }
    let hidden = lines.count - count + 1
    let note = "(\(hidden) more \(hidden == 1 ? "line" : "lines"): make the window taller)"
    return lines.prefix(count - 1) + [Line(note, .dim)]
  }

  /// The prompt in as many lines as leave some room behind the last one.
  private static func prompts(_ prompt: String, columns: Int) -> [String] {
    let room = columns - columns / 5
    guard prompt.count > room else { return [prompt] }
    let text = prompt.reversed().drop { $0 == " " }.reversed()
    let lines = Line(String(text)).wrapped(to: room).map(\.text)
    return lines.dropLast() + [(lines.last ?? "") + prompt.dropFirst(text.count)]
  }

  /// The line that is being typed, from its beginning, or as much of it before the cursor as fits.
  private static func input(
    _ prompt: String, _ typed: (before: String, after: String), columns: Int
  ) -> (Line, Int) {
    let room = max(1, columns - prompt.count - 1)
    let before = String(typed.before.suffix(room))
    let after = String(typed.after.prefix(room - before.count))
    return (Line(prompt, .bold) + Line(before + after), prompt.count + before.count)
  }

  /// What draws the frame over the one before, without a flicker.
  ///
  /// A line is erased before it is written: afterwards, at the window's right edge, its last character
  /// would go. What is left below is erased before the last line for the same reason.
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
  /// The lines, wrapped between words; a word that is wider than the window is cut.
  fileprivate func fitted(to columns: Int) -> [Line] {
    lines.flatMap { $0.wrapped(to: columns) }.map { $0.cut(to: columns) }
  }
}
