import CourseModel
import Judging
import Synchronization
import TerminalUI

/// Collects the lines that commands show, for a page.
final class PageLines: Sendable {
  private let lines = Mutex<[Line]>([])

  /// Returns the lines since the last call.
  func take() -> [Line] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func add(_ new: [Line]) { lines.withLock { $0 += new } }
}

/// The window's contents while the workshop is watching: a page that ends with the learner's
/// progress, the file to edit, and the keys. Earlier contents have scrolled away, and can be
/// scrolled back to.
///
/// Rustlings clears the window instead (https://github.com/rust-lang/rustlings,
/// src/watch/state.rs), which loses text that a learner may still want to read.
struct WatchPage {
  /// What the user requested instead of the verdict, such as the list of keys.
  enum View: Equatable {
    case verdict
    case other([Line])
  }

  /// The number of lines that have room before anything else has: of a verdict, these are the word,
  /// how many tests pass, and the first failure's sentence.
  private static let enough = 12

  /// What was checked, shown above the verdict.
  var heading: [Line] = []
  /// The output of the check; empty until it has ended.
  var verdict: [Line] = []
  /// Whether hints can help with the verdict.
  var hintsHelp = false
  /// The last hint, if hints can help.
  var hint: Line?
  var view = View.verdict
  /// The number of the window's lines in use.
  private(set) var height: Int?
  /// Whether the whole hint is visible.
  private(set) var showsHint = true

  /// Draws the page. The least important parts are left out of a low window: the footer before the
  /// question or the keys, and the heading before the verdict. What is shown instead of the verdict
  /// isn't cut, because it can be scrolled back to.
  ///
  /// - Parameters:
  ///   - footer: the lines at its end.
  ///   - prompt: the lines below the footer.
  ///   - turns: whether the window's contents move to the scrollback.
  ///   - rest: says how to see what doesn't fit.
  mutating func draw(
    on terminal: Terminal, footer: [Line], prompt: [Line], turns: Bool, rest: (Int) -> Line
  ) {
    // The window's last line is for the status.
    let rows = max(1, terminal.size.rows - 1)
    let isLow = rows <= Self.enough
    let content = terminal.wrapped(isLow ? content.filter { !$0.text.isEmpty } : content)
    let prompt = terminal.wrapped(prompt)
    let room = max(prompt.count, rows - min(content.count, Self.enough))
    let end = (terminal.wrapped(footer) + prompt).suffix(min(room, rows - 1))
    showsHint = true
    let body =
      view == .verdict
      ? body(around: content, on: terminal, room: rows - end.count, rest: rest) : content
    terminal.show(page: body + end, keeping: turns ? height ?? terminal.size.rows : 0)
    height = min(terminal.size.rows, body.count + end.count)
  }

  /// What the page is for.
  private var content: [Line] {
    switch view {
    case .verdict: verdict
    case .other(let lines): lines
    }
  }

  /// The verdict between its heading and the hint.
  private mutating func body(
    around verdict: [Line], on terminal: Terminal, room: Int, rest: (Int) -> Line
  ) -> [Line] {
    var space = room - min(verdict.count, Self.enough)
    var hint = hint.map { [""] + terminal.wrapped([$0]) } ?? []
    showsHint = hint.count <= max(0, space)
    if !showsHint {
      hint = space < 2 ? [] : hint.prefix(space - 1) + [Line("… h shows all of this hint", .dim)]
    }
    space -= hint.count
    let heading = terminal.wrapped(heading).prefix(max(0, space))
    let verdict = cut(verdict, to: room - heading.count - hint.count, on: terminal, rest: rest)
    return heading + verdict + hint
  }

  /// The verdict without its middle, if there's no room for it: what was learned or the last printed
  /// lines are at its end.
  private func cut(
    _ wrapped: [Line], to room: Int, on terminal: Terminal, rest: (Int) -> Line
  ) -> [Line] {
    guard wrapped.count > room else { return wrapped }
    // So little room is worth more than the number of lines that are missing.
    guard room > 4 else { return Array(wrapped.prefix(room)) }
    var end: [Line] = []
    for line in verdict.reversed() {
      let longer = terminal.wrapped([line]) + end
      guard longer.count <= min(room - Self.enough, room / 3) else { break }
      end = longer
    }
    return wrapped.prefix(room - 1 - end.count) + [rest(wrapped.count - room + 1)] + end
  }
}
