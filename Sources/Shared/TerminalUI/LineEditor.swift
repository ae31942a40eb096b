/// A line that is being typed, and the history of lines entered before it.
///
/// It has the keys of most shells: arrows, Home, End, and Ctrl with A, B, D, E, F, K, N, P, U, W.
struct LineEditor {
  /// The effect of a key.
  enum Outcome: Equatable {
    /// The line may have changed.
    case typing
    /// Return was pressed. The next line is empty.
    case entered(String)
    /// Ctrl-D was pressed on an empty line.
    case end
  }

  /// The text before the cursor.
  private(set) var before = ""
  /// The text after the cursor.
  private(set) var after = ""
  private var history: [String] = []
  /// The index of the history line that is shown, or the history's count for the new line.
  private var place = 0
  /// The new line, while a line of the history is shown.
  private var draft = ""

  /// The whole line.
  var text: String { before + after }

  /// - Parameter key: a key. One that has no meaning here changes nothing.
  mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .character(let character): before.append(character)
    case .enter: return .entered(enter())
    case .control("d") where text.isEmpty: return .end
    case .escape: replace(with: "")
    case .delete, .deleteForward, .control("d"), .control("u"), .control("k"), .control("w"):
      erase(key)
    case .up, .control("p"): show(place - 1)
    case .down, .control("n"): show(place + 1)
    default: move(key)
    }
    return .typing
  }

  /// Replaces the line, and moves the cursor to its end.
  mutating func replace(with text: String) {
    (before, after) = (text, "")
  }

  private mutating func enter() -> String {
    let line = text
    if !line.isEmpty, history.last != line { history.append(line) }
    place = history.count
    replace(with: "")
    return line
  }

  private mutating func erase(_ key: Key) {
    switch key {
    case .delete: before = String(before.dropLast())
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"):
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    default: after = String(after.dropFirst())
    }
  }

  private mutating func move(_ key: Key) {
    switch key {
    case .left, .control("b"): moveCursor(by: -1)
    case .right, .control("f"): moveCursor(by: 1)
    case .home, .control("a"): moveCursor(by: -before.count)
    case .end, .control("e"): moveCursor(by: after.count)
    default: break
    }
  }

  private mutating func moveCursor(by distance: Int) {
    let line = text
    let place = before.count + distance
    (before, after) = (String(line.prefix(max(0, place))), String(line.dropFirst(max(0, place))))
  }

  private mutating func show(_ number: Int) {
    guard (0...history.count).contains(number) else { return }
    if place == history.count { draft = text }
    place = number
    replace(with: number == history.count ? draft : history[number])
  }
}
