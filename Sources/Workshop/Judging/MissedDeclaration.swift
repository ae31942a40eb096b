import Toolchain

/// A declaration that an exercise's tests need and do not find as it was.
struct MissedDeclaration: Hashable, Sendable {
  /// Its name, with its type's if the compiler tells it: "CoffeeMap.draw".
  let name: String

  /// Reads the name from the compiler's words or, where they name none, from the call they are
  /// about.
  init?(_ error: Diagnostic, line: String?) {
    let message = error.message
    if let match = message.firstMatch(of: /cannot find (?:type )?'(.+?)' in scope/) {
      name = String(match.1)
    } else if let match = message.firstMatch(
      of: /type '(.+?)'(?: \(.+?\))? has no (?:\w+ )?member '(.+?)'/)
    {
      name = "\(match.1.split(separator: ".").last ?? match.1).\(match.2)"
    } else if let match = message.firstMatch(of: /'(.+?)' (?:initializer )?is inaccessible/) {
      name = String(match.1)
    } else if let call = line.flatMap({ Self.call(in: $0, at: error.column) }) {
      name = call
    } else {
      return nil
    }
  }

  /// The name of what is called at a place: the one that begins there, or the one whose
  /// parentheses enclose it.
  private static func call(in line: String, at column: Int) -> String? {
    let bytes = Array(line.utf8)
    guard column >= 1, column <= bytes.count else { return nil }
    let isPart = { (byte: UInt8) in
      Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
        || byte == UInt8(ascii: "_")
    }
    let (open, close) = (UInt8(ascii: "("), UInt8(ascii: ")"))
    let rest = bytes[(column - 1)...]
    let name = rest.prefix(while: isPart)
    if !name.isEmpty, rest.dropFirst(name.count).first == open {
      // The base of ".init(" is unknown only because something else is.
      guard name.elementsEqual("init".utf8) == false else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
    // Where the place is a parenthesis, it is the call's own.
    var depth = 0
    for index in bytes[..<(rest.first == open ? column : column - 1)].indices.reversed() {
      if bytes[index] == close { depth += 1 }
      guard bytes[index] == open else { continue }
      depth -= 1
      let name = bytes[..<index].reversed().prefix(while: isPart).reversed()
      if depth < 0, !name.isEmpty { return String(decoding: Array(name), as: UTF8.self) }
    }
    return nil
  }

  /// The declaration as a source has it, up to its body: "func red() -> Int".
  ///
  /// - Parameter source: the text of the reference answer, which declares what the tests need.
  func declaration(in source: String) -> String? {
    guard let last = name.split(separator: ".").last,
      let start = try? Regex(
        #"(?m)^[ \t]*((?:[\w@]+ )*(?:func|var|let|struct|class|enum|protocol|actor|typealias|case) "#
          + "\(last)\\b)"
      ).firstMatch(in: source)?.range.lowerBound
    else { return nil }
    var text = ""
    var depth = 0
    for character in source[start...] {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character == "{" || character == "=" || character == "\n" { break }
      text.append(character)
    }
    return text.singleSpaced
  }
}
