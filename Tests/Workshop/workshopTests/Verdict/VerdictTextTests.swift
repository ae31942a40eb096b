@testable import CourseModel
import Testing
@testable import Toolchain

@testable import Judging
@testable import workshop

@Suite("A verdict in the learner's words")
struct VerdictTextTests {
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")

  private func text(_ verdict: Verdict, reference: String = "") -> [String] {
    VerdictText(exercise: exercise, title: "1.2 Two", reference: reference).lines(verdict)
      .map(\.text)
  }

  @Test("a red test says first what its author wrote, and the library's words after it")
  func red() {
    let failures = ["first", "first", "second"].map { test in
      Failure(
        test: test, sentences: [".build/workshop/answers/Chapter1/1.2-Two.swift names .live."],
        expectation: "Expectation failed: a == b", reading: "Read: Book/01.md, \"Twos\"",
        file: "1.2-TwoTests.swift", line: 7)
    }
    #expect(
      text(.red(failures, passed: 3, of: 5)) == [
        "1.2 Two: red",
        "3 of 5 tests pass.",
        "",
        "In \"first\":",
        "  Exercises/Chapter1/1.2-Two.swift names .live.",
        "  Read: Book/01.md, \"Twos\"",
        "  (1.2-TwoTests.swift:7)",
        "",
        "File: Exercises/Chapter1/1.2-Two.swift",
        "Hint: swift run workshop hint 1.2",
      ])
  }

  @Test("traps are told of once the contract is fulfilled, and don't count as its tests")
  func traps() {
    let failures = [false, true].map { isTrap in
      Failure(
        test: isTrap ? "a trap" : "a test", isTrap: isTrap, sentences: ["It differs."],
        expectation: "Expectation failed: a == b", reading: nil, file: "1.2-Two.swift", line: 7)
    }
    #expect(
      text(.red(failures, passed: 4, of: 5)).prefix(5) == [
        "1.2 Two: red", "4 of 5 tests pass.", "", "In \"a test\":", "  It differs.",
      ])
    #expect(!text(.red(failures, passed: 4, of: 5)).joined().contains("trap"))
    #expect(
      text(.red([failures[1]], passed: 5, of: 5)).prefix(5) == [
        "1.2 Two: red", "All 5 tests pass, but:", "", "In \"a trap\":", "  It differs.",
      ])
  }

  private func failure(
    _ sentences: String..., expectation: String, file: String = "1.2-TwoTests.swift"
  ) -> Verdict {
    .red(
      [
        Failure(
          test: "first", sentences: sentences, expectation: expectation, reading: "Read: x",
          file: file, line: 7)
      ], passed: 0, of: 1)
  }

  @Test(
    "the library's words are shown where they say something new",
    arguments: [
      ("Expectation failed: !(works → <not evaluated>)", ["They differ."], ""),
      ("Expectation failed: !(works → true)", [], " Expectation failed: !(works → true)"),
      ("Caught error: Chapter1Exercises.Gone()", ["It threw."], " Caught error: Gone()"),
      (
        "Expectation failed: an error was expected but none was thrown", ["It threw nothing."],
        " Expectation failed: an error was expected but none was thrown"
      ),
      ("Expectation failed: (a → Chapter1Exercises.V.x) == .y", [], ""),
    ])
  func ownWords(expectation: String, sentences: [String], shown: String) {
    let failure = Failure(
      test: "first", sentences: sentences, expectation: expectation, reading: nil,
      file: "1.2-TwoTests.swift", line: 7)
    #expect(text(.red([failure], passed: 0, of: 5)).contains("  (1.2-TwoTests.swift:7)\(shown)"))
  }

  @Test("a sentence that is the value itself stands there once")
  func sentenceAsValue() {
    let red = failure(
      "It is 8. Why?", expectation: "Expectation failed: (flaw → \"It is 8\") == nil")
    #expect(
      text(red).dropFirst(4).prefix(3) == [
        "  It is 8. Why?", "  Read: x", "  (1.2-TwoTests.swift:7)",
      ])
  }

  @Test("a place in the learner's own file is the one that is named")
  func ownLine() {
    let red = failure("No.", expectation: "Expectation failed: a", file: "1.2-Two.swift")
    #expect(text(red).contains("File: Exercises/Chapter1/1.2-Two.swift:7"))
    let crash = Verdict.crashed(test: "first", message: "Fatal error: no (1.2-Two.swift:3)")
    #expect(text(crash).contains("File: Exercises/Chapter1/1.2-Two.swift:3"))
  }

  @Test("keys take the place of commands")
  func keys() {
    let red = failure("No.", expectation: "Expectation failed: a")
    let text = VerdictText(exercise: exercise, title: "1.2 Two")
    #expect(text.lines(red, commands: .keys).last?.text == "  (1.2-TwoTests.swift:7)")
  }

  private let steps = [
    "", "File: Exercises/Chapter1/1.2-Two.swift", "Hint: swift run workshop hint 1.2",
  ]
  private let failure = Failure(
    test: "first", sentences: ["It is late."], expectation: "Expectation failed: false",
    reading: nil, file: "1.2-TwoTests.swift", line: 7)

  @Test(
    "where a crash's message doesn't tell all, its likely cause is named",
    arguments: [
      ("Fatal error: no such coin", nil),
      ("Fatal error: Index out of range", "an index that its collection does not have"),
      (
        "The process ended without a message, by a signal: Segmentation fault.",
        "a function that calls itself forever"
      ),
    ] as [(String, String?)])
  func cause(message: String, cause: String?) {
    let lines = text(.crashed(test: "first", message: message))
    let advice = cause.map { ["Look for \($0)."] } ?? []
    #expect(
      lines == [
        "1.2 Two: crashed", "", "The program crashed in the test \"first\".", "  \(message)",
      ] + advice + steps)
  }

  @Test("what has failed before a crash comes first")
  func crashedAfterFailures() {
    func end(_ test: String?, _ failures: [Failure]) -> [String] {
      text(.crashed(test: test, message: "Fatal error: x", failures: failures))
    }
    #expect(
      end("second", [failure]) == [
        "1.2 Two: crashed", "", "In \"first\":", "  It is late.", "  (1.2-TwoTests.swift:7)", "",
        "And the program crashed in the test \"second\".", "  Fatal error: x",
      ] + steps)
    #expect(end("first", [failure]).contains("Then the program crashed in the same test."))
    #expect(end(nil, [failure]).contains("And the program crashed after the last test."))
    #expect(end(nil, [])[2] == "All tests passed, but the program crashed after the last one.")
  }

  @Test("what reaches a limit is told with it, after what has failed before")
  func limitExceeded() {
    let time = text(
      .limitExceeded(test: "first", limit: .time(.milliseconds(2500)), failures: [failure]))
    #expect(time.prefix(4) == ["1.2 Two: never ends", "", "In \"first\":", "  It is late."])
    #expect(time.contains("Then the same test did not end within 2.5 s."))
    #expect(
      text(.limitExceeded(test: "first", limit: .memory(2))) == [
        "1.2 Two: too much memory", "", "The test \"first\" used more than 2 GB of memory.",
        "Look for a loop or a function that uses more and more memory and never ends.",
      ] + steps)
  }

  @Test("only the first errors are listed, each message once")
  func doesNotCompile() {
    let messages = ["no such thing", "no such thing", "b", "c", "d", "e", "f"]
    let errors = messages.enumerated().map {
      Diagnostic(
        path: "Exercises/Chapter1/1.2-Two.swift", line: $0 + 1, column: 1, message: $1)
    }
    let lines = text(.doesNotCompile(errors))
    #expect(lines[0] == "1.2 Two: does not compile")
    #expect(
      lines.dropFirst(3) == [
        "  Exercises/Chapter1/1.2-Two.swift:1:1: error: no such thing",
        "  and 1 more of this kind",
        "  Exercises/Chapter1/1.2-Two.swift:3:1: error: b",
        "  Exercises/Chapter1/1.2-Two.swift:4:1: error: c",
        "  Exercises/Chapter1/1.2-Two.swift:5:1: error: d",
        "  and 2 more", "", "Hint: swift run workshop hint 1.2",
      ])
  }

  @Test("an error whose note is far above shows its own line, too, and little around both")
  func ownFrame() {
    let output = """
      /w/1.2-Two.swift:55:3: error: 'Map' initializer is inaccessible
      40 | /// A map.
      41 | /// It is small.
      42 | struct Map {
         |        `- note: 'init(of:)' declared here
      43 |   // TODO
      44 |   private let a: A
         :
      53 | func make() -> Map {
      54 |   // TODO
      55 |   Map(of: a)
         |   `- error: 'Map' initializer is inaccessible
      56 | }
      57 |
      """
    #expect(
      text(.doesNotCompile(Diagnostic.errors(in: output))).dropFirst(4).dropLast(2) == [
        "    41 | /// It is small.", "    42 | struct Map {",
        "       |        `- note: 'init(of:)' declared here", "    43 |   // TODO", "       :",
        "    54 |   // TODO", "    55 |   Map(of: a)", "       |   ^", "    56 | }",
      ])
  }

  @Test(
    "advice that the compiler doesn't give stands above its message",
    arguments: [
      (
        "reference to member 'stable' cannot be resolved without a contextual type",
        "case .clock: .stable", "If `switch` or `if` is to give the result here, write `return`"
      ),
      (
        "expected ')' in expression list", "  @TaskLocal static var a = B.c  // the default",
        "Give the comment after the declaration a line of its own"
      ),
      (
        "mutation of captured var 'n' in concurrently-executing code", "n += 1",
        "A closure that may run on any thread"
      ),
      ("cannot assign to property: 'self' is immutable", "a = 1", "A struct's method changes"),
      (
        "mutable capture of 'inout' parameter 'n' is not allowed in concurrently-executing code",
        "n += 1", "The closure runs later"
      ),
      ("expected ')' in expression list", "show(a  // the default", "1.2 Two: does not compile"),
    ])
  func advice(message: String, code: String, advice: String) {
    let error = Diagnostic(
      path: "a.swift", line: 3, column: 9, message: message, excerpt: ["3 | \(code)"])
    let lines = text(.doesNotCompile([error])).filter { !$0.isEmpty }
    let heading = lines.firstIndex(of: "The compiler rejects this:")
    #expect(heading.map { lines[$0 - 1].hasPrefix(advice) } == true, "\(lines)")
  }

  @Test("an answer that doesn't compile comes with the place to read")
  func reading() {
    let header = ExerciseHeader(of: "// 1.2 · Two  ★☆☆\n//\n// Read:   Book/01-A.md, \"Twos\"")
    let error = Diagnostic(path: "a.swift", line: 3, column: 9, message: "no")
    let lines = VerdictText(exercise: exercise, title: "1.2 Two", header: header)
      .lines(.doesNotCompile([error])).map(\.text)
    #expect(
      lines.suffix(2) == ["Read: Book/01-A.md, \"Twos\"", "Hint: swift run workshop hint 1.2"])
  }

  @Test("what the tests miss is named, and how to get it back")
  func interfaceMismatch() {
    let error = Diagnostic(
      path: "Tests/Exercises/Chapter1/1.2-TwoTests.swift", line: 3, column: 5,
      message: "cannot find 'makeTwo' in scope")
    let reference = "struct Two {}\n\nfunc makeTwo(\n  of: Int\n) -> Two {\n  Two()\n}\n"
    let lines = text(.interfaceMismatch([error, error]), reference: reference)
    #expect(
      lines == [
        "1.2 Two: does not fit its tests",
        "",
        "Your file compiles, but its tests need makeTwo, which isn't in it.",
        "They need:",
        "  func makeTwo( of: Int ) -> Two",
        "To start over and keep a copy of yours: swift run workshop reset 1.2",
        "",
        "  Tests/Exercises/Chapter1/1.2-TwoTests.swift:3:5: error: cannot find 'makeTwo' in scope",
        "  and 1 more of this kind",
        "", "File: Exercises/Chapter1/1.2-Two.swift", "Hint: swift run workshop hint 1.2",
      ])
    #expect(text(.interfaceMismatch([error]))[4] == "  makeTwo")
  }

  @Test(
    "the first sentence says what doesn't fit",
    arguments: [
      ("value of type 'Two' has no member 'draw'", "its tests need Two.draw, which isn't in it"),
      (
        "'Probed' is ambiguous for type lookup in this context",
        "it has a Probed, and its tests have one of their own: give yours another name"
      ),
      (
        "'draw' is inaccessible due to 'private' protection level",
        "draw is private, and its tests use it"
      ),
      (
        "missing argument for parameter 'clock' in call",
        "makeTwo asks for 'clock', which its tests don't pass"
      ),
      ("extra argument 'of' in call", "makeTwo doesn't take the argument of that its tests pass"),
      (
        "incorrect argument label in call (have 'of:', expected 'with:')",
        "makeTwo wants with: where its tests say of:"
      ),
      (
        "call can throw, but it is not marked with 'try' and the error is not handled",
        "makeTwo throws, and its tests don't expect it"
      ),
      (
        "expression is 'async' but is not marked with 'await'",
        "makeTwo is async, and its tests don't wait for it"
      ),
      (
        "call to main actor-isolated global function 'makeTwo(of:)' in a synchronous context",
        "makeTwo belongs to the main actor, and its tests call it from elsewhere"
      ),
      (
        "cannot convert value of type 'Int' to expected argument type 'String'",
        "makeTwo takes String where its tests pass Int"
      ),
      (
        "type 'Fake' does not conform to protocol 'Weather'",
        "the protocol Weather asks for something that the tests' own types don't have"
      ),
      ("odd", "its tests can't call it as they did at the start"),
    ])
  func flaw(message: String, sentence: String) {
    let error = Diagnostic(
      path: "Tests/Exercises/Chapter1/1.2-TwoTests.swift", line: 3, column: 5, message: message,
      excerpt: ["3 |     makeTwo(of: 1)"])
    #expect(text(.interfaceMismatch([error]))[2] == "Your file compiles, but \(sentence).")
  }
}
