import TerminalUI

/// What the signs of the map mean.
struct MapLegend {
  /// A sign and what it means.
  private struct Entry {
    let sign: StyledText
    let meaning: Line
    let shortMeaning: Line

    init(_ sign: MapSign) {
      self.sign = sign.text
      meaning = sign.meaning(isShort: false)
      shortMeaning = sign.meaning(isShort: true)
    }

    /// - Parameter count: the number of shops without a letter.
    init(nameless count: Int) {
      sign = StyledText("+", [.bold])
      meaning = "\(count) more: zoom in for their letters"
      shortMeaning = meaning
    }

    /// - Parameter columns: how wide a line may be. Wrapped lines align with the text of the first.
    func lines(columns: Int, isShort: Bool) -> [Line] {
      let text = (isShort ? shortMeaning : meaning).wrapped(to: max(1, columns - 3))
      return text.enumerated().map { index, line in
        (index == 0 ? Line([sign]) + "  " : "   ") + line
      }
    }
  }

  // In narrower columns, few names would fit on one line.
  private static let narrowestColumn = 26
  private static let gap = 3
  private let entries: [Entry]

  /// - Parameter signs: the signs on the map, in reading order.
  init(_ signs: [MapSign]) {
    // Sorts the signs with a letter by that letter. The others keep their order.
    let known = signs.filter { $0.letter != nil }
      .sorted { ($0.letter ?? "") < ($1.letter ?? "") }
    let heaps = signs.filter { $0.letter == nil && !$0.isNameless }
    let nameless = signs.filter(\.isNameless).count
    entries = (known + heaps).map(Entry.init) + (nameless > 0 ? [Entry(nameless: nameless)] : [])
  }

  /// The whole legend, with a line for each sign.
  var lines: [Line] { entries.flatMap { $0.lines(columns: .max, isShort: false) } }

  /// As much of the legend as fits, with a line that says how many signs are left out.
  ///
  /// - Parameter space: the room for the legend.
  func fitted(to space: TerminalSize) -> [Line] {
    guard space.rows > 0 else { return [] }
    let width = Self.columnWidth(space.columns, narrowest: Self.narrowestColumn)
    let blocks = entries.map { $0.lines(columns: width, isShort: true) }
    let whole = Self.flow(blocks, into: space, width: width, keeping: 0)
    if whole.count == blocks.count { return whole.lines }
    let cut = Self.flow(blocks, into: space, width: width, keeping: 1)
    return cut.adding("\(blocks.count - cut.count) more: type legend").lines
  }

  /// The whole legend, on as many pages as it takes.
  ///
  /// - Parameter space: the room on a page.
  func pages(of space: TerminalSize) -> [[Line]] {
    let width = Self.columnWidth(space.columns, narrowest: Self.narrowestColumn + 10)
    var rest = entries.map { $0.lines(columns: width, isShort: false) }[...]
    var pages: [[Line]] = []
    while !rest.isEmpty {
      let page = Self.flow(Array(rest), into: space, width: width, keeping: 0)
      pages.append(page.count > 0 ? page.lines : rest[rest.startIndex])
      rest = rest.dropFirst(max(page.count, 1))
    }
    return pages
  }

  /// - Parameter narrowest: how wide a column is at least. They share all of the space.
  private static func columnWidth(_ columns: Int, narrowest: Int) -> Int {
    let count = max(1, (columns + gap) / (narrowest + gap))
    return (columns - gap * (count - 1)) / count
  }
}

/// Columns of text, filled from the top left.
private struct TextColumns {
  let width: Int
  var columns: [[Line]] = [[]]
  /// The number of blocks in the columns.
  var count = 0

  func adding(_ line: String) -> TextColumns {
    var all = self
    all.columns[all.columns.count - 1] += Line(line, .dim).wrapped(to: width)
    return all
  }

  /// The columns side by side.
  var lines: [Line] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      columns.indices.reduce(Line("")) { line, column in
        let text = columns[column].indices.contains(row) ? columns[column][row] : ""
        return column == 0 ? text : line.padded(to: column * (width + 3)) + text
      }
    }
  }
}

extension MapLegend {
  /// Puts as many blocks into columns as fit.
  ///
  /// - Parameter lines: how many lines to leave free in the last column.
  private static func flow(
    _ blocks: [[Line]], into space: TerminalSize, width: Int, keeping lines: Int
  ) -> TextColumns {
    let most = max(1, (space.columns + gap) / (width + gap))
    var all = TextColumns(width: width)
    for block in blocks {
      while all.columns[all.columns.count - 1].count + block.count
        > space.rows - (all.columns.count == most ? lines : 0)
      {
        guard all.columns.count < most else { return all }
        all.columns.append([])
      }
      all.columns[all.columns.count - 1] += block
      all.count += 1
    }
    return all
  }
}
