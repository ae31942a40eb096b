/// Finds the links, images and code spans in a piece of prose.
struct InlineReader {
  private(set) var links: [Link] = []
  private(set) var codeSpans: [CodeSpan] = []
  private(set) var undefinedLabels: [CodeSpan] = []

  private let text: [Character]
  private let firstLine: Int
  private var index = 0
  /// Where the brackets that are still open began.
  private var brackets: [Int] = []

  init(_ text: String, line: Int) {
    self.text = Array(text)
    firstLine = line
  }

  mutating func read(definitions: [String: Link]) {
    while index < text.count {
      switch text[index] {
      case "\\": index += 2
      case "`": readCode()
      case "<": readTag()
      case "[":
        brackets.append(index)
        index += 1
      case "]": readEndOfBracket(definitions)
      default: index += 1
      }
    }
  }

  private mutating func readCode() {
    let start = index
    let fence = run(of: "`", from: start)
    var end = start + fence
    while end < text.count {
      let next = run(of: "`", from: end)
      if next == fence {
        let code = String(text[(start + fence)..<end])
        codeSpans.append(
          CodeSpan(text: code.replacing("\n", with: " ").trimmed, line: line(at: start)))
        index = end + fence
        return
      }
      end += max(next, 1)
    }
    index = start + fence
  }

  private func run(of character: Character, from start: Int) -> Int {
    text[start...].prefix { $0 == character }.count
  }

  /// Images and links may be written in HTML too; comments and addresses have none.
  private mutating func readTag() {
    let rest = String(text[index...])
    if let comment = rest.prefixMatch(of: /<!--(?s:.)*?-->/) {
      index += comment.0.count
    } else if let tag = rest.prefixMatch(of: /<\/?[A-Za-z][^>]*>/) {
      if let target = tag.0.firstMatch(of: /\s(?:src|href)\s*=\s*["']([^"']*)["']/) {
        links.append(Link(target: String(target.1), line: line(at: index)))
      }
      index += tag.0.count
    } else {
      index += 1
    }
  }

  private mutating func readEndOfBracket(_ definitions: [String: Link]) {
    guard let start = brackets.popLast() else {
      index += 1
      return
    }
    let label = String(text[(start + 1)..<index]).replacing("\n", with: " ")
    let place = line(at: start)
    index += 1
    let rest = String(text[index...])
    if let link = rest.prefixMatch(of: Self.destination) {
      let target = link.output.angled ?? link.output.plain ?? ""
      links.append(Link(target: String(target), line: place))
      index += link.0.count
    } else if let reference = rest.prefixMatch(of: /\[([^\]]*)\]/) {
      let name = reference.1.isEmpty ? label : String(reference.1)
      index += reference.0.count
      if let definition = definitions[name.lowercased()] {
        links.append(Link(target: definition.target, line: place))
      } else {
        undefinedLabels.append(CodeSpan(text: name, line: place))
      }
    }
  }

  /// A target in parentheses, which may hold one pair of parentheses, and perhaps a title.
  private static var destination: Regex<(Substring, angled: Substring?, plain: Substring?)> {
    /\(\s*(?:<(?<angled>[^>\n]*)>|(?<plain>(?:[^\s()]|\([^\s()]*\))*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/
  }

  private func line(at position: Int) -> Int {
    firstLine + text[..<position].count { $0 == "\n" }
  }
}
