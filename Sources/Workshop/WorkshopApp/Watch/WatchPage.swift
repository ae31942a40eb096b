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

  /// The lines above the block at the bottom of the window.
  ///
  /// - Parameters:
  ///   - summary: the verdict in one line.
  ///   - room: the maximum number of lines.
  ///   - rest: says how to see what doesn't fit.
  private mutating func body(
    on terminal: Terminal, summary: Line?, room: Int, rest: (Int) -> Line
  ) -> [Line] {
    showsHint = true
    if case .other(let lines) = view {
      return terminal.wrapped((summary.map { [$0, ""] } ?? []) + lines)
    }
    var body = terminal.wrapped(heading + verdict)
    let hint = hint.map { terminal.wrapped([$0]) } ?? []
    let hintRoom = min(hint.count, max(2, room - body.count - 1))
    let bodyRoom = hint.isEmpty ? room : room - hintRoom - 1
    if body.count > bodyRoom {
      let hidden = body.count - bodyRoom + 1
      body = body.prefix(bodyRoom - 1) + [rest(hidden)]
    }
    guard !hint.isEmpty else { return body }
    showsHint = hintRoom >= hint.count
    return body + [""]
      + (showsHint
        ? hint : hint.prefix(hintRoom - 1) + [Line("… h shows all of this hint", .dim)])
  }

  /// Draws the page.
  ///
  /// - Parameters:
  ///   - block: the lines at its end.
  ///   - turns: whether the window's contents move to the scrollback.
  mutating func draw(
    on terminal: Terminal, summary: Line?, block: [Line], turns: Bool, rest: (Int) -> Line
  ) {
    let rows = terminal.size.rows
    let end = terminal.wrapped(block)
    // The window's last line is for the status.
    let body = body(
      on: terminal, summary: summary, room: max(3, rows - end.count - 1), rest: rest)
    terminal.show(page: body + end, keeping: turns ? height ?? rows : 0)
    height = min(rows, body.count + end.count)
  }
}
