/// A line that is being typed, with those that were entered before it.
///
/// The keys are those of most shells: arrows, Home and End, and Ctrl with A, E, U, K, W, P and N.
struct LineEditor {
  /// What a key has led to.
  enum Outcome: Equatable {
    /// The line may look different now.
    case typing
    /// Return was typed. The next line is empty.
    case entered(String)
    /// Ctrl-D was typed on an empty line.
    case end
  }

  /// What was typed, up to the cursor.
  private(set) var before = ""
  /// What was typed, from the cursor on.
  private(set) var after = ""
  private var history: [String] = []
  /// Which line of the history is shown; its count for the line that is new.
  private var place = 0
  /// The new line, while another one is shown.
  private var draft = ""

  /// The whole line.
  var text: String { before + after }

  /// - Parameter key: a key. One that means nothing to a line changes nothing.
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

  /// Sets the line, with the cursor at its end.
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
