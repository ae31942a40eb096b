import Foundation
import TestSupport
import Testing

/// What the tests of several roots ask about the learner's file.
extension LearnerSource {
  /// The file without any of these declarations, however many there are of each.
  func withoutAll(_ declarations: [String]) -> LearnerSource {
    declarations.reduce(self) { file, declaration in
      var rest = file
      while rest.body(of: declaration) != nil { rest = rest.without(declaration) }
      return rest
    }
  }

  /// The file without a type that the learner may have declared in any way, and its extensions.
  func withoutType(_ name: String) -> LearnerSource {
    withoutAll(["class", "struct", "enum", "actor", "extension"].map { "\($0) \(name)" })
  }

  /// The lines that keep something for all roots at once: statics, and variables outside of types.
  ///
  /// A computed property keeps nothing, and neither does a constant that is written as a value: a
  /// text, a number, a duration, a list of these, or a struct of closures that capture nothing.
  var sharedState: [String] {
    // There may be modifiers between the two words, such as in `static private var`.
    let statics =
      lines(mentioning: "static")
      .filter { $0.contains(/\bstatic(\s+\w+(\(\w+\))?)*\s+(var|let)\b/) }
      + lines(mentioning: "@TaskLocal")
    return (statics + globals)
      .filter { !$0.contains("{") || $0.contains("=") }
      .filter { line in !Self.constants.contains { line.contains($0) } }
      .filter { !witnesses.contains($0) }
      + lines(mentioning: "nonisolated(unsafe)")
  }

  /// Fails if something is kept for all apps at once. It comes first in an exercise's first test:
  /// with such a static, what the other tests see depends on the order in which they run.
  ///
  /// - Parameters:
  ///   - sentence: the test that says that nothing may be shared, if there is one.
  ///   - holder: where to keep it instead.
  func requireNothingShared(
    against sentence: String? = nil, holder: String = "an object that the root holds"
  ) throws {
    let shared = sharedState
    let isNothingShared = shared.isEmpty
    let rule = sentence.map { " That breaks the rule \"\($0)\"." } ?? ""
    try #require(
      isNothingShared,
      """
      This test reads \(path). Something there is kept for all apps at once: \(shared.quoted).\(rule) \
      Keep it in \(holder), so that each app has its own. A static constant such as a string, \
      a number, a duration, or a list of these is fine.
      """)
  }

  private static var constants: [Regex<Substring>] {
    [
      // A text, a number, or the beginning of a list.
      /\blet [^=]*=\s*(?:\[?-?["\d][^(]*|\[:?\]|\[|true|false|nil)(?:\s*\/\/.*)?$/,
      /\blet [^=]*=\s*(?:Duration)?\.\w+\([\d._]+\)(?:\s*\/\/.*)?$/,
      // A value of the chapter that can't change.
      /\blet [^=]*=\s*(?:ScreenCommand|MapMovedOn|DoorIsStuck)\(.*\)(?:\s*\/\/.*)?$/,
      // A closure that captures nothing.
      /\blet [^=]*=\s*\{ [^\[]*\}(?:\s*\/\/.*)?$/,
    ]
  }

  /// The first lines of constants such as `static let stuck = Door(enter: { throw DoorIsStuck() })`,
  /// or with a trailing closure, where `Door` is a struct of this file whose properties begin with
  /// nothing that could be shared.
  private var witnesses: [String] {
    let constant =
      #/
      static\ let\ \w+\s*(?::\s*(\w+)\s*)?=(?!\s*\{)\s*(\w*)(?:\.init)?
      (?:\(\s*(?:\w+:\s*\{[^{}\[\]]*\}\s*,?\s*)+\)|\s*\{[^{}\[\]]*\})
      /#
    return text.matches(of: constant).compactMap { match in
      let named = match.2.isEmpty || match.2 == "Self" ? match.1 : match.2
      guard let named, let type = body(of: "struct \(named)"),
        type.lines(mentioning: "=").allSatisfy({ !$0.contains(/\b(let|var) [^{]*=[^{]*\(/) })
      else { return nil }
      let start = text[..<match.range.lowerBound].lastIndex(where: \.isNewline) ?? text.startIndex
      return text[start...].trimmingCharacters(in: .whitespacesAndNewlines)
        .split(whereSeparator: \.isNewline).first.map(String.init)
    }
  }

  private var text: String {
    let file = URL(filePath: path, relativeTo: workspaceRoot)
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// Variables and constants that begin in a line's first column, where no type's member does.
  private var globals: [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { $0.prefixMatch(of: /(@MainActor |private |fileprivate |weak )*(var|let)\b/) != nil }
  }

  /// The lines that give one of these types a second name.
  func aliases(of types: [String]) -> [String] {
    lines(mentioning: "typealias").filter { line in types.contains { line.contains($0) } }
  }

  /// The file without the functions and types that are declared in it and named nowhere else,
  /// except for one function: what is left is what that one may call.
  func reduced(to function: String) -> LearnerSource {
    var rest = self
    var names = Set(
      ["func", "struct", "class", "enum", "actor"].flatMap(lines(mentioning:)).flatMap { line in
        line.matches(of: /(?:func|struct|class|enum|actor) (\w+)/).map { String($0.1) }
      })
    names.remove(function)
    while let unused = names.first(where: { !rest.withoutFunctionAndType($0).mentions($0) }) {
      rest = rest.withoutFunctionAndType(unused)
      names.remove(unused)
    }
    return rest
  }

  private func withoutFunctionAndType(_ name: String) -> LearnerSource {
    withoutType(name).withoutAll(["func \(name)"])
  }
}
