import TerminalUI

/// What the signs of the map mean.
struct MapLegend {
  /// A sign and what it means.
  private struct Entry {
    let sign: StyledText
    let meaning: Line
    let shortMeaning: Line

    /// - Parameter columns: how wide a line may be. Wrapped lines align with the text of the first.
    func lines(columns: Int, isShort: Bool) -> [Line] {
      let text = (isShort ? shortMeaning : meaning).wrapped(to: max(1, columns - 3))
      return text.enumerated().map { index, line in
        (index == 0 ? Line([sign]) + "  " : "   ") + line
      }
    }
  }

  private let entries: [Entry]

  /// - Parameter signs: the signs on the map, in reading order.
  init(_ signs: [MapSign]) {
    // Sorts the signs with a letter by that letter. The others keep their order.
    let known = signs.filter { $0.letter != nil }
      .sorted { ($0.letter ?? "") < ($1.letter ?? "") }
    let heaps = signs.filter { $0.letter == nil && !$0.isNameless }
    var entries = (known + heaps).map {
      Entry(
        sign: $0.text, meaning: $0.meaning(isShort: false), shortMeaning: $0.meaning(isShort: true))
    }
    let nameless = signs.filter(\.isNameless).count
    if nameless > 0 {
      let meaning: Line = "\(nameless) more: zoom in for their letters"
      entries.append(
        Entry(sign: StyledText("+", [.bold]), meaning: meaning, shortMeaning: meaning))
    }
    self.entries = entries
  }

  /// The whole legend, with a line for each sign.
  var lines: [Line] { entries.flatMap { $0.lines(columns: .max, isShort: false) } }

  /// As much of the legend as fits, with a line that says how many signs are left out.
  ///
  /// - Parameter space: the room for the legend.
  func fitted(to space: TerminalSize) -> [Line] {
    guard space.rows > 0 else { return [] }
    var rest = entries.map { $0.lines(columns: space.columns, isShort: true) }[...]
    let whole = Array(rest.joined())
    if whole.count <= space.rows { return whole }
    var lines: [Line] = []
    while let next = rest.first, lines.count + next.count < space.rows {
      lines += next
      rest.removeFirst()
    }
    return lines + [Line("\(rest.count) more: zoom in", .dim)]
  }
}
