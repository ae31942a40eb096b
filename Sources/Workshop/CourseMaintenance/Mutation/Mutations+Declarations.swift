extension CodeOutline {
  /// Makes a stored property computed, or the other way round; gives a dependency a default;
  /// removes `weak` or `@concurrent`; awaits an `async let` at once.
  var declarationMutations: [Mutation] {
    statements.filter { !$0.isLabel }.flatMap(storageMutations) + defaultArguments + modifiers
  }

  private func storageMutations(of statement: Statement) -> [Mutation] {
    guard let block = statement.block, case .type(let type) = blocks[block],
      type != "protocol", type != "extension"
    else { return [] }
    let keyword = statement.tokens.first {
      ["let", "var", "func", "init"].contains(tokens[$0].text) && parents[$0] == block
    }
    guard let keyword, ["let", "var"].contains(text(at: keyword)),
      !statement.tokens.contains(where: { text(at: $0) == "static" && parents[$0] == block })
    else { return [] }
    let last = statement.tokens.upperBound
    if case .body("var", _?) = blocks.first(where: { partners[$0.key] == last })?.value,
      let brace = partners[last]
    {
      let (start, open) = (tokens[keyword].range.lowerBound, tokens[brace].range.lowerBound)
      let end = tokens[last].range.upperBound
      return [
        Mutation(
          kind: .storage, edits: [(start..<start, "lazy "), (open..<open, "= "), (end..<end, "()")])
      ]
    }
    return computed(statement, keyword)
  }

  /// This needs the type, from its annotation or from the call of its initializer. Without a type,
  /// a lazy property's value is inserted wherever the property is used.
  private func computed(_ statement: Statement, _ keyword: Int) -> [Mutation] {
    let equals = statement.tokens.first { text(at: $0) == "=" && parents[$0] == statement.block }
    guard let equals, equals < statement.tokens.upperBound else { return [] }
    let value = (equals + 1)...statement.tokens.upperBound
    let isLazy = text(at: keyword - 1) == "lazy"
    let name = keyword + 1
    let called = source(value).prefixMatch(of: /[A-Z]\w*(?=\()/).map { String($0.output) }
    if text(at: name + 1) == ":" || called != nil {
      let type = text(at: name + 1) == ":" ? source((name + 2)...(equals - 1)) : called ?? ""
      let start = isLazy ? keyword - 1 : keyword
      return [
        mutation(
          .storage, bytes(start...statement.tokens.upperBound),
          "var \(text(at: name)): \(type) { \(source(value)) }")
      ]
    }
    guard isLazy, let block = statement.block, let end = partners[block] else { return [] }
    let uses = (block..<end).filter { index in
      text(at: index) == text(at: name) && index != name
        && !(isAdjacentToPrevious(index) && text(at: index - 1) == ".")
    }
    return [
      Mutation(
        kind: .storage, edits: uses.map { (tokens[$0].range, "(\(source(value)))") })
    ]
  }

  /// Types that aren't dependencies, so a default makes no difference.
  private static let values: Set<String> = ["Bool", "Double", "Int", "String"]

  /// Only for initializers, whose parameters are the dependencies.
  private var defaultArguments: [Mutation] {
    tokens.indices.flatMap { index -> [Mutation] in
      guard text(at: index) == "(", text(at: index - 1) == "init", text(at: index - 2) != "." else {
        return []
      }
      return elements(inBrackets: index).flatMap { parameter -> [Mutation] in
        let end = tokens[parameter.upperBound].range.upperBound
        let type = text(at: parameter.upperBound)
        guard text(at: parameter.upperBound - 1) == ":", type.contains(/^[A-Z]/),
          !Self.values.contains(type)
        else { return [] }
        return ["\(type)()", ".live", ".shared"].map {
          mutation(.defaultArgument, end..<end, " = \($0)")
        }
      }
    }
  }

  private var modifiers: [Mutation] {
    tokens.indices.filter { index in
      switch text(at: index) {
      case "@concurrent": true
      case "weak": parents[index].map { text(at: $0) } != "["
      case "async": text(at: index + 1) == "let"
      default: false
      }
    }.flatMap { index -> [Mutation] in
      let range = tokens[index].range.lowerBound..<tokens[index + 1].range.lowerBound
      guard text(at: index) == "async",
        let equals = ((index + 1)..<tokens.count).first(where: { text(at: $0) == "=" })
      else { return [mutation(.modifierDeletion, range, "")] }
      let end = tokens[equals].range.upperBound
      return ["await", "try await"].map {
        Mutation(kind: .asynchrony, edits: [(range, ""), (end..<end, " \($0)")])
      }
    }
  }

  /// Captures a value too late, or captures its owner with it.
  var closureMutations: [Mutation] {
    tokens.indices.flatMap { index -> [Mutation] in
      guard text(at: index) == "[", text(at: index - 1) == "{", let end = partners[index],
        let keyword = ((end + 1)..<tokens.count).first(where: { text(at: $0) == "in" }),
        keyword + 1 < tokens.count
      else { return [] }
      let next = keyword == end + 1 ? keyword + 1 : end + 1
      let list = tokens[index].range.lowerBound..<tokens[next].range.lowerBound
      let items = elements(inBrackets: index)
      let withOwner = items.filter { $0.count == 1 && source($0) != "self" }
        .map { mutation(.capture, bytes($0), "self") }
      let strong = items.filter { ["weak", "unowned"].contains(text(at: $0.lowerBound)) }
        .map { mutation(.capture, bytes($0), source(($0.lowerBound + 1)...$0.upperBound)) }
      return [mutation(.capture, list, "")] + withOwner + strong
    }
  }
}
