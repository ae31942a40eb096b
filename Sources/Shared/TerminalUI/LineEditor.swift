/// A line that is being typed at its end, and the history of lines entered before it.
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

  /// The line.
  private(set) var text = ""
  private var history: [String] = []
  /// The index of the history line that is shown, or the history's count for the new line.
  private var place = 0
  /// The new line, while a line of the history is shown.
  private var draft = ""

  /// - Parameter key: a key. One that has no meaning here changes nothing.
  mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .character(let character): text.append(character)
    case .delete: text = String(text.dropLast())
    case .escape, .control("u"): text = ""
    case .enter: return .entered(enter())
    case .control("d") where text.isEmpty: return .end
    case .up: show(place - 1)
    case .down: show(place + 1)
    default: break
    }
    return .typing
  }

  private mutating func enter() -> String {
    let line = text
    if !line.isEmpty, history.last != line { history.append(line) }
    place = history.count
    text = ""
    return line
  }

  private mutating func show(_ number: Int) {
    guard (0...history.count).contains(number) else { return }
    if place == history.count { draft = text }
    place = number
    text = number == history.count ? draft : history[number]
  }
}
