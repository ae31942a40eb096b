/// What a terminal's window shows after a program's output: a grid of characters and a cursor.
///
/// It supports the sequences that this workspace's programs write, and ignores colours.
/// At the right edge it behaves like xterm: a character in the last column leaves the cursor there,
/// and the next one begins a new line (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
package struct ScreenBuffer: Equatable, Sendable {
  /// The window's size, in characters.
  package private(set) var columns: Int
  package private(set) var rows: Int
  private var grid: [[Character]]
  private var row = 0
  private var column = 0
  /// Whether the last column was just written, so that the next character begins a new line.
  private var isPastEdge = false
  /// The number of lines that have scrolled off the top of the window.
  package private(set) var scrolledAway = 0
  /// The beginning of a sequence whose rest hasn't been written yet.
  private var pending: [Character] = []

  /// An empty window.
  ///
  /// - Parameters:
  ///   - columns: the number of characters in a line.
  ///   - rows: the number of lines.
  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    grid = Array(repeating: Self.emptyLine(columns), count: rows)
  }

  /// The window's lines, without trailing spaces and without empty lines at the end.
  package var text: String {
    var lines = grid.map { line in
      String(line[..<(line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)])
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Where the cursor is: the line and the column, both from 0.
  package var cursor: (row: Int, column: Int) { (row, column) }

  /// Processes a program's output.
  ///
  /// - Parameter output: a piece of the output; a sequence may continue in the next piece.
  package mutating func write(_ output: some StringProtocol) {
    // Use scalars: as characters, a carriage return and a line feed would be a single one.
    var rest = (pending + output.unicodeScalars.map { Character($0) })[...]
    pending = []
    while let character = rest.first {
      if character == "\u{1B}" {
        guard let end = sequence(rest.dropFirst()) else {
          pending = Array(rest)
          return
        }
        rest = rest[end...]
      } else {
        put(character)
        rest = rest.dropFirst()
      }
    }
  }

  /// Changes the window's size as terminals do: what is cut off is lost.
  package mutating func resize(columns: Int, rows: Int) {
    grid = (0..<rows).map { row in
      let line = grid.indices.contains(row) ? grid[row] : []
      return Array(line.prefix(columns)) + Self.emptyLine(max(0, columns - line.count))
    }
    (self.columns, self.rows) = (columns, rows)
    (row, column) = (min(row, rows - 1), min(column, columns - 1))
    isPastEdge = false
  }

  private static func emptyLine(_ columns: Int) -> [Character] {
    Array(repeating: " ", count: columns)
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r": move(to: row, 0)
    // The line discipline turns it into a carriage return and a line feed.
    case "\n":
      feedLine()
      move(to: row, 0)
    case "\u{8}": move(to: row, column - 1)
    case "\u{0}"..<" ", "\u{7F}": break
    default: write(character)
    }
  }

  private mutating func write(_ character: Character) {
    // A combining mark joins the character before it.
    if character.unicodeScalars.allSatisfy(\.properties.isGraphemeExtend), column > 0 {
      let place = isPastEdge ? column : column - 1
      grid[row][place] = Character("\(grid[row][place])\(character)")
      return
    }
    if isPastEdge {
      feedLine()
      move(to: row, 0)
    }
    grid[row][column] = character
    if column == columns - 1 { isPastEdge = true } else { column += 1 }
  }

  private mutating func feedLine() {
    if row < rows - 1 {
      row += 1
    } else {
      grid.removeFirst()
      grid.append(Self.emptyLine(columns))
      scrolledAway += 1
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    self.row = min(max(0, row), rows - 1)
    self.column = min(max(0, column), columns - 1)
    isPastEdge = false
  }

  /// Executes an escape sequence.
  ///
  /// - Parameter rest: the output after the escape.
  /// - Returns: the index of the sequence's end; nil if its rest hasn't been written yet.
  private mutating func sequence(_ rest: ArraySlice<Character>) -> Int? {
    guard let kind = rest.first else { return nil }
    switch kind {
    case "[":
      let parameters = rest.dropFirst().prefix { !("@"..."~").contains($0) }
      guard parameters.endIndex < rest.endIndex else { return nil }
      control(rest[parameters.endIndex], parameters)
      return parameters.endIndex + 1
    default: return rest.startIndex + 1
    }
  }

  private mutating func control(_ letter: Character, _ parameters: ArraySlice<Character>) {
    let numbers = String(parameters).split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    let first = numbers.first ?? nil
    switch letter {
    case "H": move(to: (first ?? 1) - 1, ((numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1)
    case "A": move(to: row - (first ?? 1), column)
    case "B": move(to: row + (first ?? 1), column)
    case "C": move(to: row, column + (first ?? 1))
    case "D": move(to: row, column - (first ?? 1))
    case "K": eraseInLine(first ?? 0)
    case "J":
      if first == 2 || first == 3 {
        grid = grid.map { _ in Self.emptyLine(columns) }
      } else {
        eraseInLine(0)
        for below in grid.indices.dropFirst(row + 1) { grid[below] = Self.emptyLine(columns) }
      }
    default: break
    }
  }

  private mutating func eraseInLine(_ kind: Int) {
    let erased =
      switch kind {
      case 0: column..<columns
      case 1: 0..<column + 1
      default: 0..<columns
      }
    for index in erased { grid[row][index] = " " }
  }
}
