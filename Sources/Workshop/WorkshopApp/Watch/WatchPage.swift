import CourseModel
import Judging
import Synchronization
import TerminalUI

/// Keeps what commands show, for a page.
final class PageLines: Sendable {
  private let lines = Mutex<[Line]>([])

  /// Takes what has been shown since the last time.
  func take() -> [Line] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  func add(_ new: [Line]) { lines.withLock { $0 += new } }
}

/// What the window shows while the workshop watches: a page that ends with how far the learner is, where
/// to edit, and the keys. What there was before has scrolled away, and can be scrolled back to.
///
/// Rustlings clears its window (https://github.com/rust-lang/rustlings, src/watch/state.rs), and with it
/// what a learner may still want to read.
struct WatchPage {
  /// What was asked for in place of the verdict, such as the keys.
  enum View: Equatable {
    case verdict
    case other([Line])
  }

  /// What the check is about that gave the verdict.
  var heading: [Line] = []
  /// What the check has shown; nothing until it has ended.
  var verdict: [Line] = []
  /// Whether hints are about what is wrong.
  var hintsHelp = false
  /// The newest hint, where it helps.
  var hint: Line?
  var view = View.verdict
  /// How many of the window's lines are used.
  private(set) var height: Int?
  /// Whether the hint is in sight as a whole.
  private(set) var showsHint = true

  /// The lines above the block at the window's end.
  ///
  /// - Parameters:
  ///   - summary: the verdict in a line.
  ///   - room: how many lines there may be.
  ///   - rest: tells how to see more than fits.
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
  ///   - block: what stands at its end.
  ///   - turns: whether what the window shows is kept where the terminal keeps what has scrolled away.
  mutating func draw(
    on terminal: Terminal, summary: Line?, block: [Line], turns: Bool, rest: (Int) -> Line
  ) {
    let rows = terminal.size.rows
    let end = terminal.wrapped(block)
    // The last line of the window is the status line's.
    let body = body(
      on: terminal, summary: summary, room: max(3, rows - end.count - 1), rest: rest)
    terminal.show(page: body + end, keeping: turns ? height ?? rows : 0)
    height = min(rows, body.count + end.count)
  }
}
