import TestSupport
import Testing

@testable import CourseMaintenance

@Suite("Mutants of an answer")
struct MutantTests {
  /// The mutants of one kind, as the lines that differ.
  func mutants(_ kind: MutationOperator, of code: String) -> [String] {
    Mutant.mutants(of: "let given = 1\n\n// MARK: - Yours\n\n\(code)\n")
      .filter { $0.key.kind == kind }.map { $0.key.lines.joined(separator: " ") }
  }

  /// The mutants of one kind of a function's body.
  func mutants(_ kind: MutationOperator, ofBody body: String) -> [String] {
    let lines = body.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return mutants(kind, of: "func f() {\n\(lines)\n}")
  }

  @Test(
    "an operator becomes another, and a literal too",
    arguments: [
      (MutationOperator.relational, "x = a < b", ["x = a <= b", "x = a >= b"]),
      (.relational, "x = a != b", ["x = a == b"]),
      (.logical, "x = a && b", ["x = a || b"]),
      (.arithmetic, "x += 1", ["x -= 1", "x = 1"]),
      (.arithmetic, "x = a * b", ["x = a / b"]),
      (.operandDeletion, "x = a ?? b.c(d, e)", ["x = a", "x = b.c(d, e)"]),
      (.operandDeletion, "x = a && b == c", ["x = a", "x = b == c"]),
      (.number, "x = 1_000", ["x = 1001", "x = 999"]),
      (.number, "x = 0", ["x = 1"]),
      (.number, "x.0 = $0", []),
      (.boolean, "x = true", ["x = false"]),
      (.string, "x = \"\"", ["x = \"mutated\""]),
      (.string, "x = \"a < b\"", ["x = \"\""]),
      (
        .string, "x = \"a \\(b(\"c\")) d\"",
        ["x = \"\\(b(\"c\")) d\"", "x = \"a \\(b(\"c\"))\"", "x = \"a \\(b(\"\")) d\""]
      ),
    ])
  func operators(kind: MutationOperator, line: String, changed: [String]) {
    #expect(mutants(kind, ofBody: line) == changed.map { "- \(line) + \($0)" })
  }

  @Test(
    "order, calls and lists",
    arguments: [
      (MutationOperator.argumentOrder, "f(a: 1, b: 2)", ["f(a: 2, b: 1)"]),
      (.argumentOrder, "f(a, b, c)", ["f(b, a, c)", "f(a, c, b)"]),
      (.elementOrder, "x = [a, b]", ["x = [b, a]"]),
      (.elementOrder, "x.append(a)", ["x.insert(a, at: 0)"]),
      (.elementOrder, "x += y", ["x = (y) + x"]),
      (.elementOrder, "x += 1", []),
      (.elementOrder, "x = [a] + b", ["x = b + [a]"]),
      (.elementDeletion, "x = [a, b]", ["x = [b]", "x = [a]"]),
      (.elementDeletion, "let x: [String] = y[0]", []),
      (.callDeletion, "x = a.b().c { $0 }", ["x = a.c { $0 }", "x = a.b()"]),
      (.argumentOrder, "x = max(0, a)", []),
      (.callDeletion, "x = max(0, a)", ["x = min(0, a)", "x = 0", "x = a"]),
      (.callDeletion, "a.b()", []),
      (.errorHandling, "x = try y()", ["x = try? y()"]),
      (.asynchrony, "try await y()", ["Task { try await y() }"]),
      (.asynchrony, "async let x = y()", ["let x = await y()", "let x = try await y()"]),
      (.controlFlow, "defer { x() }", ["do { x() }"]),
      (.negation, "x = a.b ? c : d", ["x = !(a.b) ? c : d"]),
      (.negation, "if a.b { c() }", ["if !(a.b) { c() }"]),
      (.negation, "if !a { c() }", ["if a { c() }"]),
      (
        .conditionDeletion, "guard let a, b else { return }",
        [
          "guard b else { return }", "guard let a else { return }",
        ]
      ),
    ])
  func expressions(kind: MutationOperator, line: String, changed: [String]) {
    #expect(mutants(kind, ofBody: line) == changed.map { "- \(line) + \($0)" })
  }

  @Test("a statement is deleted with all its lines, and declarations stay")
  func statementDeletion() {
    let body = """
      let a = 1
      if a == 1 {
        first()
      } else {
        second(
          a)
      }
      """
    #expect(
      mutants(.statementDeletion, ofBody: body) == [
        "- if a == 1 { - first() - } else { - second( - a) - }", "- first()", "- second( - a)",
      ])
  }

  @Test("what a case says becomes break where nothing else is left")
  func caseBody() {
    let body = """
      switch a {
      case .b: c()
      case .d:
        e()
        f()
      }
      """
    #expect(
      mutants(.statementDeletion, ofBody: body).dropFirst() == [
        "- case .b: c() + case .b: break", "- e()", "- f()",
      ])
    #expect(mutants(.statementOrder, ofBody: body) == ["- e() - f() + f() + e()"])
    #expect(
      mutants(.caseOrder, ofBody: body) == [
        "- case .b: c() - case .d: + case .d: c() + case .b:"
      ])
  }

  @Test(
    "two statements have no order that do nothing but set a name or a literal each",
    arguments: [
      ("self.a = a", "self.b = b", false), ("x.a = false", "x.b = .c", false),
      ("self.a = a", "self.b = c()", true), ("a = b", "b = c", true), ("a = b", "a = c", true),
      ("let a: B", "c()", false), ("func a() {}", "b()", false), ("let a = b()", "c()", true),
    ])
  func assignments(first: String, second: String, haveOrder: Bool) {
    let mutants = mutants(.statementOrder, ofBody: "\(first)\n\(second)")
    #expect(mutants.isEmpty != haveOrder)
  }

  @Test("the body of a closure is a statement, its parameters aren't")
  func closures() {
    #expect(
      mutants(.statementDeletion, ofBody: "x = { [a] b in c(b) }")
        == ["- x = { [a] b in c(b) }", "- x = { [a] b in c(b) } + x = { [a] b in  }"])
    #expect(
      mutants(.capture, ofBody: "x = { [a] b in c(b) }")
        == [
          "- x = { [a] b in c(b) } + x = { b in c(b) }",
          "- x = { [a] b in c(b) } + x = { [self] b in c(b) }",
        ])
    #expect(
      mutants(.capture, ofBody: "x = { [weak self] in b }")
        == [
          "- x = { [weak self] in b } + x = { b }",
          "- x = { [weak self] in b } + x = { [self] in b }",
        ])
  }

  @Test("a value is returned that the type allows, not from a closure")
  func returnValues() {
    #expect(
      mutants(.returnValue, of: "func f() -> [Int] {\n  let a = b { return c }\n  return a\n}")
        == ["- let a = b { return c } - return a + return []", "- return a + return []"])
    #expect(mutants(.returnValue, of: "var a: B? {\n  c\n}") == ["- c + return nil"])
    #expect(mutants(.returnValue, of: "func f() -> Bool {\n  c\n}").count == 2)
    #expect(mutants(.returnValue, of: "func f() -> Service {\n  c\n}").isEmpty)
  }

  @Test(
    "what is stored is computed, and the other way round",
    arguments: [
      ("let a: any B = C()", "var a: any B { C() }"),
      ("private lazy var a = B(c)", "private var a: B { B(c) }"),
      ("private lazy var a: B = c", "private var a: B { c }"),
      ("var a: B { c }", "lazy var a: B = { c }()"),
    ])
  func storage(member: String, changed: String) {
    #expect(
      mutants(.storage, of: "final class A {\n  \(member)\n}") == ["- \(member) + \(changed)"])
    #expect(mutants(.storage, of: "extension A {\n  static \(member)\n}").isEmpty)
  }

  @Test("a lazy property without a type is written wherever it is used")
  func lazyWithoutType() {
    let code = "final class A {\n  lazy var a = Task { b }\n  func f() {\n    g(a.value)\n  }\n}"
    #expect(mutants(.storage, of: code) == ["- g(a.value) + g((Task { b }).value)"])
  }

  @Test("a dependency gets a default, and `weak` goes")
  func declarations() {
    let initializer =
      "class A {\n  init(b: B, count: Int) {\n    self.b = b\n  }\n}\nfunc f(b: B) {}"
    #expect(
      mutants(.defaultArgument, of: initializer) == [
        "- init(b: B, count: Int) { + init(b: B = B(), count: Int) {",
        "- init(b: B, count: Int) { + init(b: B = .live, count: Int) {",
        "- init(b: B, count: Int) { + init(b: B = .shared, count: Int) {",
      ])
    #expect(
      mutants(.modifierDeletion, of: "class A {\n  weak var b: B?\n}")
        == ["- weak var b: B? + var b: B?"])
  }

  @Test("only the learner's part is changed, and no comment")
  func part() {
    let text = """
      let a = 1

      // MARK: - Yours

      let b = 2  // 3, or "4"

      // MARK: - Given again

      let c = 5

      """
    let mutants = Mutant.mutants(of: text)
    #expect(mutants.map(\.line) == [5, 5])
    #expect(
      mutants.map(\.key.added) == [["let b = 3  // 3, or \"4\""], ["let b = 1  // 3, or \"4\""]])
    #expect(mutants.first?.text == text.replacing("b = 2", with: "b = 3"))
    #expect(Mutant.mutants(of: "let a = 1\n").isEmpty)
  }

  @Test("none is there twice, and their order is that of the lines")
  func order() {
    let text = "// MARK: - Yours\n\nfunc f() -> Bool {\n  a(1)\n  return true\n}\n"
    let mutants = Mutant.mutants(of: text)
    #expect(Set(mutants.map(\.text)).count == mutants.count)
    #expect(mutants.map(\.line) == mutants.map(\.line).sorted())
  }
}
