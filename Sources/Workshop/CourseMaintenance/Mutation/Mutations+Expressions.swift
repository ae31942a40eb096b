extension CodeOutline {
  private static let replacements: [String: (MutationOperator, [String])] = [
    "<": (.relational, ["<=", ">="]), "<=": (.relational, ["<", ">"]),
    ">": (.relational, [">=", "<="]), ">=": (.relational, [">", "<"]),
    "==": (.relational, ["!="]), "!=": (.relational, ["=="]),
    "&&": (.logical, ["||"]), "||": (.logical, ["&&"]),
    "+": (.arithmetic, ["-"]), "-": (.arithmetic, ["+"]), "*": (.arithmetic, ["/"]),
    "/": (.arithmetic, ["*"]), "%": (.arithmetic, ["*"]),
    "+=": (.arithmetic, ["-=", "="]), "-=": (.arithmetic, ["+="]),
  ]

  /// Changes a comparison, swaps `||` and `&&` or plus and minus, or removes an operand.
  var operatorMutations: [Mutation] {
    tokens.indices.flatMap { index -> [Mutation] in
      let token = tokens[index]
      if token.text == "!", !token.isSpaced, !isAdjacentToPrevious(index) || isOpening(index - 1) {
        return [mutation(.negation, token.range, "")]
      }
      guard token.isSpaced else { return [] }
      let (kind, others) = Self.replacements[token.text] ?? (.arithmetic, [])
      return others.map { mutation(kind, token.range, $0) } + operandMutations(of: index)
    }
  }

  private func operandMutations(of index: Int) -> [Mutation] {
    let sign = tokens[index].text
    guard ["+", "-", "*", "/", "%", "??", "&&", "||", "?", "+="].contains(sign),
      let (left, right) = operands(of: index)
    else { return [] }
    let isList = { (operand: ClosedRange<Int>) in
      self.text(at: operand.lowerBound) == "[" || self.text(at: operand.upperBound) == "]"
    }
    switch sign {
    case "?": return [mutation(.negation, bytes(left), "!(\(source(left)))")]
    case "+=":
      // The order of numbers doesn't matter.
      if source(right).allSatisfy({ $0.isNumber || $0 == "_" }) { return [] }
      let all = left.lowerBound...right.upperBound
      return [
        mutation(
          .elementOrder, bytes(all), "\(source(left)) = (\(source(right))) + \(source(left))")
      ]
    default:
      let all = left.lowerBound...right.upperBound
      let order = sign == "+" && (isList(left) || isList(right))
      return [left, right].map { mutation(.operandDeletion, bytes(all), source($0)) }
        + (order ? [exchange(.elementOrder, left, right)] : [])
    }
  }

  /// Changes a number or a truth value, or removes text.
  var literalMutations: [Mutation] {
    tokens.indices.flatMap { index -> [Mutation] in
      let token = tokens[index]
      switch token.text {
      case "true": return [mutation(.boolean, token.range, "false")]
      case "false": return [mutation(.boolean, token.range, "true")]
      case "\"": return isOpening(index) ? stringMutations(at: index) : []
      default:
        guard let number = Int(token.text.filter { $0 != "_" }), token.text.first != "_",
          !(isAdjacentToPrevious(index) && text(at: index - 1) == ".")
        else { return [] }
        return (number == 0 ? [1] : [number + 1, number - 1])
          .map { mutation(.number, token.range, "\($0)") }
      }
    }
  }

  /// Removes each piece of a literal's text in turn; an empty literal gets some text.
  private func stringMutations(at opening: Int) -> [Mutation] {
    guard let closing = partners[opening] else { return [] }
    let quotes = tokens[opening].range.upperBound..<tokens[closing].range.lowerBound
    // Text in triple quotes has its own layout.
    if source(quotes).contains("\n") || source(quotes).hasPrefix("\"\"") { return [] }
    if quotes.isEmpty { return [mutation(.string, quotes, "mutated")] }
    let values = ((opening + 1)..<closing).filter { parents[$0] == opening && isOpening($0) }
    let starts =
      [quotes.lowerBound] + values.compactMap { partners[$0].map { tokens[$0].range.upperBound } }
    // The backslash belongs to the interpolated value.
    let ends = values.map { tokens[$0].range.lowerBound - 1 } + [quotes.upperBound]
    return zip(starts, ends).filter { $0 < $1 }.map { mutation(.string, $0..<$1, "") }
  }

  /// Swaps arguments or elements, or removes elements.
  var listMutations: [Mutation] {
    tokens.indices.flatMap { index -> [Mutation] in
      switch tokens[index].text {
      // The order of these arguments doesn't matter.
      case "(" where isCall(index) && !["max", "min"].contains(text(at: index - 1)):
        let values = elements(inBrackets: index).map(withoutLabel)
        return zip(values, values.dropFirst()).map { exchange(.argumentOrder, $0, $1) }
      case "[" where isArrayLiteral(index):
        let values = elements(inBrackets: index)
        return values.map { deletion($0, of: values, .elementDeletion) }
          + zip(values, values.dropFirst()).map { exchange(.elementOrder, $0, $1) }
      default: return []
      }
    }
  }

  private func withoutLabel(_ argument: ClosedRange<Int>) -> ClosedRange<Int> {
    let isLabelled = argument.count > 2 && text(at: argument.lowerBound + 1) == ":"
    return isLabelled ? (argument.lowerBound + 2)...argument.upperBound : argument
  }

  private func isCall(_ parenthesis: Int) -> Bool {
    guard isAdjacentToPrevious(parenthesis), let end = partners[parenthesis] else { return false }
    let isDeclaration =
      text(at: parenthesis - 1) == "init" && text(at: parenthesis - 2) != "."
      || ["func", "case", "init"].contains(text(at: parenthesis - 2))
    return tokens[parenthesis - 1].isWord && !isDeclaration
      && !["->", "async", "throws", "rethrows"].contains(text(at: end + 1))
  }

  /// Excludes subscripts, types and capture lists.
  private func isArrayLiteral(_ bracket: Int) -> Bool {
    guard !isAdjacentToPrevious(bracket) || isOpening(bracket - 1), text(at: bracket - 1) != "{",
      text(at: bracket - 1) != "->", let end = partners[bracket], end > bracket + 1
    else { return false }
    let elements = elements(inBrackets: bracket)
    let isType = elements.contains { element in
      text(at: element.lowerBound) == "any"
        || source(element).contains(/^[A-Z][\w.<>?\[\]]*(?:$|: )/)
    }
    return !isType
  }

  /// Removes a call from a chain, swaps `max` and `min` or `first` and `last`, or swallows errors.
  var callMutations: [Mutation] {
    tokens.indices.flatMap { index -> [Mutation] in
      let token = tokens[index]
      switch token.text {
      case ".": return isPostfix(index) ? chainMutations(at: index) : []
      case "max", "min":
        guard text(at: index + 1) == "(", let end = partners[index + 1] else { return [] }
        return [mutation(.callDeletion, token.range, token.text == "max" ? "min" : "max")]
          + elements(inBrackets: index + 1).map {
            mutation(.callDeletion, bytes(index...end), source($0))
          }
      case "try":
        if text(at: index + 1) == "?" { return [] }
        return [mutation(.errorHandling, token.range, "try?")]
      default: return []
      }
    }
  }

  /// Whether a dot follows a value, and isn't the start of `.member`.
  private func isPostfix(_ dot: Int) -> Bool {
    dot > 0 && (isAdjacentToPrevious(dot) || tokens[dot].indentation != nil)
      && (tokens[dot - 1].isWord || isClosing(dot - 1))
  }

  private func chainMutations(at dot: Int) -> [Mutation] {
    let opposites = [
      "first": "last", "last": "first", "removeFirst": "removeLast", "prefix": "suffix",
    ]
    var mutations =
      opposites[text(at: dot + 1)].map {
        [mutation(.elementOrder, tokens[dot + 1].range, $0)]
      } ?? []
    var end = dot + 1
    if text(at: end + 1) == "(", isAdjacentToPrevious(end + 1) { end = partners[end + 1] ?? end }
    if text(at: dot + 1) == "append", end > dot + 1 {
      let close = tokens[end].range.lowerBound
      mutations.append(
        Mutation(
          kind: .elementOrder,
          edits: [(tokens[dot + 1].range, "insert"), (close..<close, ", at: 0")]))
    }
    if text(at: end + 1) == "{", !opensStatementBody(end + 1) { end = partners[end + 1] ?? end }
    // Without its only call such a statement would do nothing, and statement deletion covers that.
    let isWhole = statement(around: dot).map { statement in
      statement.tokens.upperBound == end && statement.tokens.lowerBound == dot - 1
    }
    guard end > dot + 1, isWhole != true else { return mutations }
    return mutations + [mutation(.callDeletion, bytes(dot...end), "")]
  }
}
