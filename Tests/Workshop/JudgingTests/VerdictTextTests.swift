@testable import CourseModel
import Testing
@testable import Toolchain

@testable import Judging

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
      text(.red(failures, passed: 3)) == [
        "1.2 Two: red",
        "3 of 5 tests pass.",
        "",
        "In \"first\":",
        "  Exercises/Chapter1/1.2-Two.swift names .live.",
        "  Read: Book/01.md, \"Twos\"",
        "  (1.2-TwoTests.swift:7)",
        "",
        "Also red:",
        "  second",
        "",
        "File: Exercises/Chapter1/1.2-Two.swift",
        "Hint: swift run workshop hint 1.2",
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
      ], passed: 0)
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
    #expect(text(.red([failure], passed: 0)).contains("  (1.2-TwoTests.swift:7)\(shown)"))
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
    let other = Verdict.crashed(test: "first", message: "Fatal error: no (1.1-Two.swift:3)")
    #expect(text(other).contains("File: Exercises/Chapter1/1.2-Two.swift"))
  }

  @Test("keys take the place of commands")
  func keys() {
    let red = failure("No.", expectation: "Expectation failed: a")
    let lines = VerdictText(exercise: exercise, title: "1.2 Two").lines(red, commands: .keys)
    #expect(lines.last?.text == "File: Exercises/Chapter1/1.2-Two.swift")
  }

  @Test("below a table a red verdict takes few lines")
  func summary() {
    let red = failure("No.", expectation: "Expectation failed: (a → 1) == 2")
    let lines = VerdictText(exercise: exercise, title: "1.2 Two").summary(red).map(\.text)
    #expect(
      lines == [
        "1.2 Two: red", "In \"first\":", "  No.", "  Expected: 2", "  Actual:   1", "  Read: x",
        "  (1.2-TwoTests.swift:7)", "", "File: Exercises/Chapter1/1.2-Two.swift",
        "Hint: swift run workshop hint 1.2",
      ])
  }

  @Test("a compiler's message stands there once")
  func messageOnce() {
    let output = """
      /w/1.2-Two.swift:1:9: error: no such thing
      1 | let a = b
        |         `- error: no such thing
        |         `- note: but this one
      """
    let lines = text(.doesNotCompile(Diagnostic.errors(in: output)))
    #expect(
      lines.dropFirst(2) == [
        "Swift does not understand this:", "  /w/1.2-Two.swift:1:9: error: no such thing",
        "    1 | let a = b", "      |         ^", "      |         `- note: but this one", "",
        "Hint: swift run workshop hint 1.2",
      ])
  }

  @Test("a crash names the test and the message")
  func crashed() {
    #expect(
      text(.crashed(test: "first", message: "Fatal error: Index out of range")).dropFirst(2) == [
        "The program crashed in the test \"first\".",
        "  Fatal error: Index out of range",
        "Look for a force unwrap, an index out of range, a fatalError, an unowned object that is "
          + "gone,",
        "or a function that calls itself for ever, in Exercises/Chapter1/1.2-Two.swift.",
        "", "File: Exercises/Chapter1/1.2-Two.swift", "Hint: swift run workshop hint 1.2",
      ])
  }

  @Test("a test that does not end is told with the time it had")
  func limitExceeded() {
    #expect(
      text(.limitExceeded(test: "first", limit: .time(.milliseconds(2500))))[2]
        == "The test \"first\" did not end within 2.5 s.")
  }

  @Test("only the first errors are listed")
  func doesNotCompile() {
    let errors = (1...7).map {
      Diagnostic(
        path: "Exercises/Chapter1/1.2-Two.swift", line: $0, column: 1, message: "no such thing")
    }
    let lines = text(.doesNotCompile(errors))
    #expect(lines[0] == "1.2 Two: does not compile")
    #expect(lines[3] == "  Exercises/Chapter1/1.2-Two.swift:1:1: error: no such thing")
    #expect(lines.suffix(3) == ["  and 2 more", "", "Hint: swift run workshop hint 1.2"])
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
        "Your file compiles, but its tests cannot call it as they did at the start.",
        "They need:",
        "  func makeTwo( of: Int ) -> Two",
        "It is gone, renamed, private, or takes, gives back or throws something else.",
        "To start over and keep a copy of yours: swift run workshop reset 1.2",
        "",
        "  Tests/Exercises/Chapter1/1.2-TwoTests.swift:3:5: error: cannot find 'makeTwo' in scope",
        "  Tests/Exercises/Chapter1/1.2-TwoTests.swift:3:5: error: cannot find 'makeTwo' in scope",
        "", "File: Exercises/Chapter1/1.2-Two.swift", "Hint: swift run workshop hint 1.2",
      ])
    #expect(text(.interfaceMismatch([error]))[4] == "  makeTwo")
  }

  @Test("a solved exercise says how many tests have passed")
  func solved() {
    #expect(text(.solved(tests: 4)) == ["1.2 Two: solved", "All 4 tests pass."])
  }

  @Test("a reason of several lines is told in several lines")
  func lines() {
    let lines = text(.notRun("With this file:\none\n\ntwo"))
    #expect(lines == ["1.2 Two: not run", "", "With this file:", "one", "", "two"])
  }
}
