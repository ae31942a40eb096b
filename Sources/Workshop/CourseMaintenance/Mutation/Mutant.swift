/// The kinds of small mistakes, with the names that they have in the literature on mutation
/// testing, or similar ones.
enum MutationOperator: String, CaseIterable, Sendable {
  case statementDeletion = "statement deletion"
  case statementOrder = "statement order"
  case caseOrder = "case order"
  case relational = "relational operator"
  case logical = "logical operator"
  case arithmetic = "arithmetic operator"
  case operandDeletion = "operand deletion"
  case negation = "negated condition"
  case conditionDeletion = "condition deletion"
  case number = "number literal"
  case string = "string literal"
  case boolean = "Boolean literal"
  case returnValue = "return value"
  case argumentOrder = "argument order"
  case elementDeletion = "element deletion"
  case elementOrder = "element order"
  case callDeletion = "call deletion"
  case storage = "stored or computed"
  case capture = "capture list"
  case modifierDeletion = "modifier deletion"
  case defaultArgument = "default argument"
  case errorHandling = "swallowed error"
  case asynchrony = "call in a new task"
  case controlFlow = "control flow"
}

/// One small change to a file.
struct Mutation {
  let kind: MutationOperator
  /// The byte ranges to replace and their new text, in the order of the file.
  let edits: [(range: Range<Int>, new: String)]
}

/// A reference answer with one small mistake.
struct Mutant: Sendable {
  /// Identifies a mutant independently of its line number, by its kind and the lines that it
  /// changes, without their indentation.
  struct Key: Hashable, Sendable {
    let kind: MutationOperator
    let removed: [String]
    let added: [String]

    /// The lines as a diff: "- old" and "+ new".
    var lines: [String] { removed.map { "- \($0)" } + added.map { "+ \($0)" } }
  }

  let key: Key
  /// The number of the first line that differs, from 1.
  let line: Int
  /// The whole file.
  let text: String
}

extension Mutant {
  /// All mutants of a reference answer, in the order of their lines, without duplicates.
  ///
  /// Only the learner's part is changed: from `MARK: - Yours` to the next mark with a dash.
  static func mutants(of answer: String) -> [Mutant] {
    guard let mark = answer.range(of: "// MARK: - Yours\n") else { return [] }
    let rest = answer[mark.upperBound...]
    let end = rest.range(of: "\n// MARK: - ")?.lowerBound ?? answer.endIndex
    let part =
      answer.utf8.distance(
        from: answer.startIndex, to: mark.upperBound)..<answer.utf8.distance(
        from: answer.startIndex, to: end)
    let outline = CodeOutline(answer)
    var seen: Set<String> = [answer]
    return outline.mutations
      .filter { $0.edits.allSatisfy { part.contains($0.range.lowerBound) } }
      .compactMap { mutation in
        let text = outline.applying(mutation)
        guard seen.insert(text).inserted else { return nil }
        return Mutant(mutation.kind, text, of: answer)
      }
      .sorted { $0.line < $1.line }
  }

  private init(_ kind: MutationOperator, _ text: String, of answer: String) {
    let old = answer.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let sameAtEnd = zip(old[same...].reversed(), new[same...].reversed()).prefix { $0 == $1 }.count
    let changed = { (lines: [Substring]) in
      lines[same..<(lines.count - sameAtEnd)].map(\.trimmed).filter { !$0.isEmpty }
    }
    key = Key(kind: kind, removed: changed(old), added: changed(new))
    line = same + 1
    self.text = text
  }
}

extension CodeOutline {
  fileprivate func applying(_ mutation: Mutation) -> String {
    var bytes = text
    for edit in mutation.edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.new.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All mutations, kind by kind.
  var mutations: [Mutation] {
    statementMutations + conditionMutations + operatorMutations + literalMutations
      + returnMutations + listMutations + callMutations + declarationMutations + closureMutations
  }

  func mutation(_ kind: MutationOperator, _ range: Range<Int>, _ new: String) -> Mutation {
    Mutation(kind: kind, edits: [(range, new)])
  }

  /// Swaps two pieces of code, the first of which comes before the second.
  func exchange(
    _ kind: MutationOperator, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>
  ) -> Mutation {
    Mutation(
      kind: kind, edits: [(bytes(first), source(second)), (bytes(second), source(first))])
  }
}
