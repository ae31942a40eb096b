import Toolchain

/// A declaration that an exercise's tests need, but don't find as it was.
struct MissedDeclaration: Hashable, Sendable {
  /// Its name, including its type's if the compiler gives it, such as "CoffeeMap.draw".
  let name: String

  /// Takes the name from the compiler's message or, if there's none in it, from the call that the
  /// message is about.
  init?(_ error: Diagnostic) {
    let message = error.message
    if let match = message.firstMatch(of: /cannot find (?:type )?'(.+?)' in scope/)
      ?? message.firstMatch(of: /'(.+?)' (?:initializer )?is inaccessible/)
    {
      name = String(match.1)
    } else if let match = message.firstMatch(
      of: /type '(.+?)'(?: \(.+?\))? has no (?:\w+ )?member '(.+?)'/)
    {
      name = "\(match.1.split(separator: ".").last ?? match.1).\(match.2)"
    } else if let call = error.code.flatMap({ Self.call(in: $0, at: error.column) }) {
      name = call
    } else {
      return nil
    }
  }

  /// What is wrong with it, as the second half of a sentence that begins with "Your file compiles,
  /// but"; nil if the compiler's message isn't known.
  static func flaw(_ error: Diagnostic) -> String? {
    let message = error.message
    if let match = message.firstMatch(of: /type '(.+?)' does not conform to protocol '(.+?)'/) {
      return "the protocol \(match.2) asks for something that the tests' own types don't have"
    }
    if let match = message.firstMatch(of: /'(.+?)' is ambiguous for type lookup/) {
      return "it has a \(match.1), and its tests have one of their own: give yours another name"
    }
    guard let missed = MissedDeclaration(error)?.name else { return nil }
    if message.contains(/cannot find (?:type )?'|has no (?:\w+ )?member '/) {
      return "its tests need \(missed), which isn't in it"
    }
    if message.contains("is inaccessible") { return "\(missed) is private, and its tests use it" }
    if let match = message.firstMatch(of: /missing arguments? for parameters? (.+) in call/) {
      return "\(missed) asks for \(match.1), which its tests don't pass"
    }
    if let match = message.firstMatch(
      of: /extra arguments? '(.+?)'|extra arguments? at positions? #/)
    {
      let label = match.1.map { " \($0)" } ?? ""
      return "\(missed) doesn't take the argument\(label) that its tests pass"
    }
    if let match = message.firstMatch(of: /\(have '(.+?)', expected '(.+?)'\)/) {
      return "\(missed) wants \(match.2) where its tests say \(match.1)"
    }
    if message.contains("call can throw") {
      return "\(missed) throws, and its tests don't expect it"
    }
    if message.contains(/'async' call|is 'async' but/) {
      return "\(missed) is async, and its tests don't wait for it"
    }
    if message.contains("main actor-isolated") {
      return "\(missed) belongs to the main actor, and its tests call it from elsewhere"
    }
    if let match = message.firstMatch(
      of: /value of type '(.+?)' to expected argument type '(.+?)'/)
    {
      return "\(missed) takes \(match.2) where its tests pass \(match.1)"
    }
    return nil
  }

  /// The name of the call at a position: the one that begins there, or the one whose parentheses
  /// enclose it.
  ///
  /// - Parameter column: in bytes, from 1.
  private static func call(in line: String, at column: Int) -> String? {
    guard column > 0, column <= line.utf8.count else { return nil }
    let place = line.utf8.index(line.startIndex, offsetBy: column - 1)
    let rest = line[place...]
    if let call = rest.prefixMatch(of: /(\w+)\(/) {
      // The base of ".init(" is unknown only because of another error.
      return call.1 == "init" ? nil : String(call.1)
    }
    // If there's a parenthesis at the position, it belongs to the call.
    let start = line[..<place] + (rest.first == "(" ? "(" : "")
    var depth = 0
    for index in start.indices.reversed() {
      if start[index] == ")" { depth += 1 }
      guard start[index] == "(" else { continue }
      depth -= 1
      if depth < 0, let name = start[..<index].firstMatch(of: /\w+$/) { return String(name.0) }
    }
    return nil
  }

  /// The declaration as it's written in a source file, without its body, such as "func red() ->
  /// Int".
  ///
  /// - Parameter source: the text of the reference answer, which declares everything that the tests
  ///   need.
  func declaration(in source: String) -> String? {
    guard let last = name.split(separator: ".").last,
      let start = try? Regex(
        #"(?m)^[ \t]*((?:[\w@]+ )*(?:func|var|let|struct|class|enum|protocol|actor|typealias|case) "#
          + "\(last)\\b)"
      ).firstMatch(in: source)?.range.lowerBound
    else { return nil }
    var depth = 0
    let text = source[start...].prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth != 0 || !"{=\n".contains(character)
    }
    return String(text).singleSpaced
  }
}
