/// Splits a page into its blocks, and keeps code and comments apart from prose.
struct BlockReader {
  /// Some text and the line that it begins in.
  struct Text {
    var text: String
    let line: Int
  }

  let lines: [String]
  private(set) var headings: [Text] = []
  private(set) var fences: [Fence] = []
  private(set) var rows: [TableRow] = []
  /// Prose that links and code spans may be in; a paragraph, an item, a heading, a row each.
  private(set) var paragraphs: [Text] = []
  /// The targets of reference links by label in lower case.
  private(set) var definitions: [String: Link] = [:]

  private var index = 0
  private var paragraph: Text?
  private var options: [Fence.Option] = []
  private var blankLines = 0

  init(text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  mutating func read() {
    while index < lines.count {
      let line = lines[index]
      let content = line.drop { $0.isWhitespace || $0 == ">" }
      if let fence = line.wholeMatch(of: /([ \t>]*)(`{3,}|~{3,})[ \t]*([^`]*)/) {
        endParagraph()
        readFence(prefix: String(fence.1), marker: String(fence.2), info: String(fence.3))
        forgetOptions()
      } else if content.hasPrefix("<!--") {
        endParagraph()
        readComment()
      } else if content.isEmpty {
        endParagraph()
        blankLines += 1
        if blankLines > 1 { forgetOptions() }
      } else {
        readProse(line, content)
        forgetOptions()
      }
      index += 1
    }
    endParagraph()
  }

  private mutating func readFence(prefix: String, marker: String, info: String) {
    let first = index
    var body: [String] = []
    var isClosed = false
    while !isClosed, index + 1 < lines.count {
      index += 1
      let content = lines[index].drop { $0.isWhitespace || $0 == ">" }
      let fence = content.prefix { $0 == marker.first }
      if fence.count >= marker.count, content.dropFirst(fence.count).allSatisfy(\.isWhitespace) {
        isClosed = true
      } else {
        body.append(Self.dropping(prefix, from: lines[index]))
      }
    }
    fences.append(
      Fence(
        info: info.trimmed, marker: marker, prefix: prefix, line: first + 1, lines: body,
        isClosed: isClosed, options: options))
  }

  /// A line of an indented or quoted block may be indented less if it is blank.
  private static func dropping(_ prefix: String, from line: String) -> String {
    if line.hasPrefix(prefix) { return String(line.dropFirst(prefix.count)) }
    if line.hasPrefix(prefix.trimmedAtEnd) {
      return String(line.dropFirst(prefix.trimmedAtEnd.count))
    }
    var left = prefix.count
    return String(
      line.drop { character in
        left -= 1
        return left >= 0 && character.isWhitespace
      })
  }

  private mutating func readComment() {
    var isFirst = true
    while index < lines.count {
      var line = lines[index].drop { $0.isWhitespace || $0 == ">" }
      if isFirst { line = line.dropFirst("<!--".count) }
      isFirst = false
      let end = line.firstRange(of: "-->")
      let text = (end.map { line[..<$0.lowerBound] } ?? line).trimmed
      if !text.isEmpty {
        let parts = text.split(separator: ":", maxSplits: 1).map(\.trimmed)
        options.append(
          Fence.Option(
            name: parts.first ?? text, value: parts.count > 1 ? parts[1] : "", line: index + 1))
      }
      if end != nil { break }
      index += 1
    }
    blankLines = 0
  }

  private mutating func readProse(_ line: String, _ content: Substring) {
    let number = index + 1
    if let heading = content.wholeMatch(of: /#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*/) {
      endParagraph()
      headings.append(Text(text: String(heading.1), line: number))
      paragraphs.append(Text(text: String(heading.1), line: number))
    } else if content.hasPrefix("|") {
      endParagraph()
      let cells = TableRow.cells(of: content)
      paragraphs.append(Text(text: cells.joined(separator: " | "), line: number))
      if !cells.allSatisfy({ $0.wholeMatch(of: /:?-+:?/) != nil }) {
        rows.append(TableRow(cells: cells, line: number))
      }
    } else if let definition = content.wholeMatch(of: /\[([^\]\^][^\]]*)\]:[ \t]*<?([^\s>]+)>?.*/) {
      endParagraph()
      definitions[definition.1.lowercased()] = Link(target: String(definition.2), line: number)
    } else {
      if content.prefixMatch(of: /(?:[-*+]|\d+[.)])[ \t]/) != nil { endParagraph() }
      paragraph = Text(
        text: paragraph.map { "\($0.text)\n\(content)" } ?? String(content),
        line: paragraph?.line ?? number)
    }
  }

  private mutating func endParagraph() {
    paragraphs += paragraph.map { [$0] } ?? []
    paragraph = nil
  }

  private mutating func forgetOptions() {
    options = []
    blankLines = 0
  }
}

extension TableRow {
  /// Splits a row at the bars that are neither escaped nor in code.
  fileprivate static func cells(of row: Substring) -> [String] {
    var cells = [""]
    var isCode = false
    var isEscaped = false
    for character in row.trimmed {
      if character == "|", !isCode, !isEscaped {
        cells.append("")
      } else {
        if character == "`" { isCode.toggle() }
        cells[cells.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    if row.trimmed.hasSuffix("|") { cells.removeLast() }
    return cells.dropFirst().map(\.trimmed)
  }
}
