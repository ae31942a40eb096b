import Synchronization
import TerminalUI

/// Collects the lines that commands show, for a page.
final class PageLines: Sendable {
  private let lines = Mutex<[Line]>([])

  func add(_ new: [Line]) { lines.withLock { $0 += new } }

  /// Returns the lines since the last call.
  func take() -> [Line] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
}

/// The window's contents while the workshop is watching. Earlier contents have scrolled away, and
/// can be scrolled back to.
struct WatchPage {
  /// What was checked.
  var heading: [Line] = []
  /// The result of the check; nil until it has ended.
  var report: CheckReport?
  /// What a key has asked for, in place of the verdict.
  var other: [Line]?
  /// The last hint that was shown, if hints can help.
  var hint: [Line] = []
  /// What comes next, and the keys.
  var footer: [Line] = []
  /// The number of the window's lines in use.
  private var height: Int?

  /// The number of lines that a verdict always gets: its word, how many tests pass, and the first
  /// failure's sentence.
  private static let enough = 11

  /// - Parameter turns: whether the window's contents move to the scrollback.
  mutating func draw(on terminal: Terminal, turns: Bool) {
    let rows = terminal.size.rows
    // The window's last line is for the status.
    let lines = lines(fitting: rows - 1, terminal.wrapped)
    terminal.show(page: lines, keeping: turns ? height ?? rows : 0)
    height = min(rows, lines.count)
  }

  /// The lines that fit the window. Most important are the verdict's beginning and the keys, then
  /// the heading, the hint, the rest of the verdict, and what the answer printed. What a key has
  /// asked for isn't cut, because it can be scrolled back to.
  private func lines(fitting rows: Int, _ wrapped: ([Line]) -> [Line]) -> [Line] {
    let footer = wrapped(footer)
    if let other { return wrapped(other) + footer }
    let verdict = wrapped(report?.lines ?? [])
    let enough = min(verdict.count, Self.enough)
    let end = footer.suffix(max(1, rows - enough))
    var room = max(0, rows - end.count)
    let heading = wrapped(heading).count <= room - enough ? wrapped(heading) : []
    room -= heading.count
    var hint = wrapped(hint)
    // Less of it says nothing.
    if room - enough < min(3, hint.count) { hint = [] }
    hint = Self.cut(hint, to: room - enough)
    room -= hint.count
    let shown = Self.cut(verdict, to: room)
    room -= shown.count
    let printed = wrapped(report?.printed ?? [])
    // The empty line above it and the words that introduce it.
    let lead = printed.prefix(2)
    let last = printed.dropFirst(2).suffix(max(0, room - 2))
    return heading + shown + (last.isEmpty ? [] : lead + last) + hint + end
  }

  /// The first lines, and a sign if there are more.
  private static func cut(_ lines: [Line], to room: Int) -> [Line] {
    guard lines.count > room else { return lines }
    return room < 1 ? [] : lines.prefix(room - 1) + [Line("…", .dim)]
  }
}
