extension Line {
  /// The line broken at spaces into as many lines as needed. All lines but the first are indented
  /// like the first line's text: after its number, dash or indented label, if it has one.
  ///
  /// A word that is too long for any line, such as a path, gets its own line and isn't broken. Text
  /// in quotation marks or backticks, such as a command to copy, stays on one line if it fits.
  ///
  /// - Parameter columns: the maximum width of a line.
  package func wrapped(to columns: Int) -> [Line] {
    if let code { return [cut(to: columns, code)] }
    guard width > columns else { return [self] }
    let start = text.prefixMatch(of: /\s+\w+: +|\s*(?:\d+\.\s|-\s)?\s*/)?.output ?? ""
    // If the indentation would leave no room for text, don't indent.
    let margin = start.columns * 2 < columns ? start.columns : 0
    let characters = pieces.flatMap { piece in piece.text.map { ($0, piece) } }
    let whole = quotations(upTo: columns - margin)
    var lines: [Line] = []
    var rest = characters[...]
    while true {
      let room = lines.isEmpty ? columns : columns - margin
      let isBreak = { (index: Int) in
        rest[index].0 == " " && index > rest.startIndex + start.count && !whole.contains(index)
      }
      let fitting = rest.prefix(columns: room, \.0)
      guard fitting.endIndex < rest.endIndex,
        let end = (rest.startIndex...fitting.endIndex).last(where: isBreak)
          ?? rest.indices.first(where: isBreak)
      else { break }
      lines.append(Line(rest[..<end], indent: lines.isEmpty ? 0 : margin))
      rest = rest[end...].drop { $0.0 == " " }
    }
    return rest.isEmpty ? lines : lines + [Line(rest, indent: lines.isEmpty ? 0 : margin)]
  }

  /// The positions in quotation marks or backticks that should stay on one line.
  private func quotations(upTo length: Int) -> Set<Int> {
    let text = text
    let places = text.matches(of: /"[^" ][^"]*"|`[^`]+`/).filter { $0.output.columns < length }
      .map { match in
        let start = text.distance(from: text.startIndex, to: match.range.lowerBound)
        return start..<start + match.output.count
      }
    return Set(places.joined())
  }

  /// A line of code, cut to its beginning and the part with the column to show.
  private func cut(to columns: Int, _ code: CodeCut) -> Line {
    let characters = pieces.flatMap { piece in piece.text.map { ($0, piece) } }
    let gutter = min(code.gutter, columns / 2)
    // The column is never the window's last, which has the ellipsis if there is more.
    let hidden = code.column < columns - 1 ? 0 : code.column - columns + 2 + columns / 4
    guard hidden > 0, characters.count > gutter else { return Line(pieces).cut(to: columns) }
    let rest = Line(characters[gutter...].dropFirst(hidden + 1), indent: 0)
    let sign: Line = characters[gutter...].prefix(hidden + 1).contains { $0.0 != " " } ? "…" : " "
    return (Line(characters[..<gutter], indent: 0) + sign + rest).cut(to: columns)
  }

  /// The line, or as much of it as fits, with an ellipsis if there is more.
  ///
  /// - Parameter columns: the maximum width.
  func cut(to columns: Int) -> Line {
    guard width > columns else { return self }
    let characters = pieces.flatMap { piece in piece.text.map { ($0, piece) } }
    return Line(characters[...].prefix(columns: columns - 1, \.0), indent: 0) + "…"
  }

  private init(_ characters: ArraySlice<(Character, StyledText)>, indent: Int) {
    var pieces = indent == 0 ? [] : [StyledText(String(repeating: " ", count: indent))]
    for (character, piece) in characters {
      if let last = pieces.last, last.styles == piece.styles {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(StyledText(String(character), piece.styles))
      }
    }
    self.init(pieces)
  }
}
