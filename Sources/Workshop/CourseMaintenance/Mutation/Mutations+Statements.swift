extension CodeOutline {
  private static let declarations: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "actor", "private", "lazy", "async", "init",
    "mutating", "case", "default",
  ]

  private func isDeclaration(_ statement: Statement) -> Bool {
    Self.declarations.contains(tokens[statement.tokens.lowerBound].text)
  }

  /// Removes a statement, swaps two, swaps `continue` and `break`, or makes work run immediately
  /// instead of deferred, or without being awaited.
  var statementMutations: [Mutation] {
    let code = statements.filter { isCode($0.block) }
    let byBlock = Dictionary(grouping: code, by: \.block)
    let order = byBlock.keys.compactMap(\.self).sorted().flatMap { block -> [Mutation] in
      let all = byBlock[block] ?? []
      let neighbours = zip(all, all.dropFirst()).filter { first, second in
        !first.isLabel && !second.isLabel && !areIndependent(first, second)
      }.map { exchange(.statementOrder, $0.tokens, $1.tokens) }
      let labels = all.filter { $0.isLabel && tokens[$0.tokens.lowerBound].text == "case" }
        .compactMap { pattern(of: $0) }
      return neighbours
        + zip(labels, labels.dropFirst()).map { exchange(.caseOrder, $0, $1) }
    }
    return order
      + code.filter { !$0.isLabel }.flatMap { statement -> [Mutation] in
        deletion(statement, in: byBlock[statement.block] ?? []) + changes(of: statement)
      }
  }

  /// Whether their order can't matter: one does nothing by itself, or both only assign a name or a
  /// literal to something that the other neither assigns nor reads.
  private func areIndependent(_ first: Statement, _ second: Statement) -> Bool {
    for statement in [first, second] {
      let keyword = text(at: statement.tokens.lowerBound)
      let hasNoValue = !statement.tokens.contains { text(at: $0) == "=" }
      if keyword == "func" || (["let", "var"].contains(keyword) && hasNoValue) { return true }
    }
    let pattern = /(?:let |var )?([\w.]+) = (\.?\w+)/
    guard let first = source(first.tokens).wholeMatch(of: pattern),
      let second = source(second.tokens).wholeMatch(of: pattern)
    else { return false }
    return first.1 != second.1 && first.1 != second.2 && second.1 != first.2
  }

  /// The pattern between `case` and the colon.
  private func pattern(of label: Statement) -> ClosedRange<Int>? {
    let start = label.tokens.lowerBound + 1
    let colon = (start...label.tokens.upperBound + 1).first {
      text(at: $0) == ":" && parents[$0] == label.block
    }
    return colon.flatMap { start < $0 ? start...($0 - 1) : nil }
  }

  private func deletion(_ statement: Statement, in block: [Statement]) -> [Mutation] {
    if isDeclaration(statement) { return [] }
    // A case needs a statement.
    let index = block.firstIndex(of: statement) ?? 0
    let isFirst = index > 0 && block[index - 1].isLabel
    let isLast = index + 1 == block.count || block[index + 1].isLabel
    return [
      mutation(.statementDeletion, bytes(statement.tokens), isFirst && isLast ? "break" : "")
    ]
  }

  private func changes(of statement: Statement) -> [Mutation] {
    let start = statement.tokens.lowerBound
    switch text(at: start) {
    case "defer": return [mutation(.controlFlow, tokens[start].range, "do")]
    case "continue": return [mutation(.controlFlow, tokens[start].range, "break")]
    case "break": return [mutation(.controlFlow, tokens[start].range, "continue")]
    case "try", "await":
      guard source(statement.tokens).contains("await ") else { return [] }
      return [
        mutation(
          .asynchrony, bytes(statement.tokens), "Task { \(source(statement.tokens)) }")
      ]
    default: return []
    }
  }

  /// Removes or negates a condition.
  var conditionMutations: [Mutation] {
    statements.flatMap { statement -> [Mutation] in
      let start = statement.tokens.lowerBound
      guard ["if", "guard", "while"].contains(tokens[start].text) else { return [] }
      let end = statement.tokens.first { index in
        parents[index] == statement.block && ["{", "else"].contains(tokens[index].text)
      }
      guard let end, end > start + 1 else { return [] }
      let conditions = elements(in: (start + 1)..<end, parent: statement.block)
      let deletions = conditions.count < 2 ? [] : conditions.map { deletion($0, of: conditions) }
      return deletions + conditions.compactMap(negation)
    }
  }

  private func deletion(_ condition: ClosedRange<Int>, of all: [ClosedRange<Int>]) -> Mutation {
    deletion(condition, of: all, .conditionDeletion)
  }

  /// Removes an element from a list, with the comma after it or, at the end, the one before it.
  func deletion(
    _ element: ClosedRange<Int>, of all: [ClosedRange<Int>], _ kind: MutationOperator
  ) -> Mutation {
    var range = bytes(element)
    if element != all.last {
      range = range.lowerBound..<tokens[element.upperBound + 2].range.lowerBound
    } else if all.count > 1 {
      range = tokens[element.lowerBound - 1].range.lowerBound..<range.upperBound
    }
    return mutation(kind, range, "")
  }

  /// Comparisons and logical operators have their own mutations.
  private func negation(of condition: ClosedRange<Int>) -> Mutation? {
    let parent = parents[condition.lowerBound]
    let signs = condition.filter { parents[$0] == parent && tokens[$0].isSpaced }
    let operators: Set = ["==", "!=", "<", "<=", ">", ">=", "&&", "||"]
    guard !signs.contains(where: { operators.contains(tokens[$0].text) }),
      !["let", "var", "case", "!"].contains(tokens[condition.lowerBound].text)
    else { return nil }
    return mutation(.negation, bytes(condition), "!(\(source(condition)))")
  }

  /// Returns an empty value, zero or nil instead, if the type allows that.
  var returnMutations: [Mutation] {
    blocks.sorted { $0.key < $1.key }.flatMap { brace, block -> [Mutation] in
      guard case .body(_, let type?) = block, let end = partners[brace] else { return [] }
      let body = statements.filter { $0.block == brace }
      guard let first = body.first, let last = body.last else { return [] }
      let all = first.tokens.lowerBound...last.tokens.upperBound
      let returns = statements.filter { statement in
        text(at: statement.tokens.lowerBound) == "return" && innermostBody(of: statement) == brace
          && statement.tokens.upperBound <= end
      }
      return values(of: type).flatMap { value in
        ([all] + returns.map(\.tokens)).filter { source($0) != value }.map {
          mutation(.returnValue, bytes($0), "return \(value)")
        }
      }
    }
  }

  /// The function that a `return` here would leave; nil in a closure.
  private func innermostBody(of statement: Statement) -> Int? {
    var block = statement.block
    while let brace = block {
      switch blocks[brace] {
      case .body: return brace
      case .code where !opensStatementBody(brace): return nil
      default: block = parents[brace]
      }
    }
    return nil
  }

  private func values(of type: String) -> [String] {
    switch type {
    case "String": ["\"\""]
    case "Int": ["0"]
    case "Bool": ["true", "false"]
    case _ where type.hasSuffix("?"): ["nil"]
    case _ where type.hasPrefix("[") && type.hasSuffix("]"):
      [type.contains(": ") ? "[:]" : "[]"]
    default: []
    }
  }
}
