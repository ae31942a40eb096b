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
        "  (1.2-TwoTests.swift:7) Expectation failed: a == b",
        "",
        "Also red:",
        "  second",
      ])
  }

  private let failure = Failure(
    test: "first", sentences: ["It is late."], expectation: "Expectation failed: false",
    reading: nil, file: "1.2-TwoTests.swift", line: 7)

  @Test("a crash names the test and the message")
  func crashed() {
    #expect(
      text(.crashed(test: "first", message: "The process ended, by a signal: Aborted."))
        .dropFirst(2) == [
          "The program crashed in the test \"first\".",
          "  The process ended, by a signal: Aborted.",
          "Look for a force unwrap, an index out of range, a fatalError, an unowned object that is "
            + "gone,",
          "or a function that calls itself for ever, in Exercises/Chapter1/1.2-Two.swift.",
        ])
  }

  @Test(
    "where a crash's message names the cause, no other one is",
    arguments: [
      ("Fatal error: no such coin", nil),
      ("Fatal error: Index out of range", "an index that its collection does not have"),
      (
        "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
        "a force unwrap, `!`, of something that is nil"
      ),
      (
        "The process ended without a message, by a signal: Segmentation fault.",
        "a function that calls itself for ever"
      ),
      (
        "The process ended without a message, by a signal: Trace/breakpoint trap.",
        "a number that is too large or too small for its type"
      ),
      ("The process ended without a message.", "what ends the program, such as a call of `exit`"),
    ] as [(String, String?)])
  func cause(message: String, cause: String?) {
    let advice = text(.crashed(test: "first", message: message)).dropFirst(4)
    #expect(
      advice
        == ArraySlice(cause.map { ["Look for \($0), in Exercises/Chapter1/1.2-Two.swift."] } ?? []))
  }

  @Test("what has failed before a crash comes first")
  func crashedAfterFailures() {
    func end(_ test: String?, _ failures: [Failure]) -> [String] {
      text(.crashed(test: test, message: "Fatal error: x", failures: failures))
    }
    let failed = [
      "1.2 Two: crashed", "", "In \"first\":", "  It is late.",
      "  (1.2-TwoTests.swift:7) Expectation failed: false", "",
    ]
    #expect(
      end("second", [failure]) == failed + [
        "And the program crashed in the test \"second\".", "  Fatal error: x",
      ])
    #expect(
      end("first", [failure]) == failed + [
        "Then the program crashed in the same test.", "  Fatal error: x",
      ])
    #expect(
      end(nil, [failure]) == failed + [
        "And the program crashed after the last test.", "  Fatal error: x",
      ])
    #expect(
      end(nil, []).dropFirst(2) == [
        "All tests passed, but the program crashed after the last one.", "  Fatal error: x",
      ])
  }

  @Test("a test that does not end is told with the time it had, after what has failed before")
  func limitExceeded() {
    let limit = Limit.time(.milliseconds(2500))
    func ends(_ failures: [Failure]) -> [String?] {
      ["first", "second", nil].map { test in
        text(.limitExceeded(test: test, limit: limit, failures: failures))
          .first { $0.contains("did not end") }
      }
    }
    #expect(
      ends([]) == [
        "The test \"first\" did not end within 2.5 s.",
        "The test \"second\" did not end within 2.5 s.",
        "All tests passed, but afterwards the program did not end within 2.5 s.",
      ])
    #expect(
      ends([failure]) == [
        "Then the same test did not end within 2.5 s.",
        "And the test \"second\" did not end within 2.5 s.",
        "And after the last test the program did not end within 2.5 s.",
      ])
    let lines = text(.limitExceeded(test: "second", limit: limit, failures: [failure]))
    #expect(lines.prefix(4) == ["1.2 Two: never ends", "", "In \"first\":", "  It is late."])
  }

  @Test("a test that takes too much memory is told with the limit")
  func memory() {
    #expect(
      text(.limitExceeded(test: "first", limit: .memory(2))) == [
        "1.2 Two: too much memory", "", "The test \"first\" used more than 2 GB of memory.",
        "Look for a loop or a function that goes on collecting and does not end.",
      ])
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
    #expect(lines.last == "  and 2 more")
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
      ])
    #expect(text(.interfaceMismatch([error]))[4] == "  makeTwo")
  }

  @Test("a solved exercise says how many tests have passed")
  func solved() {
    #expect(text(.solved(tests: 4)) == ["1.2 Two: solved", "All 4 tests pass."])
  }

  @Test("what was expected and what came instead stand on lines of their own")
  func comparison() {
    let failure = Failure(
      test: "first", sentences: ["They differ."],
      expectation: "Expectation failed: (draw() → \"a\nb\") == \"c\"",
      reading: "Read: x", file: "1.2-TwoTests.swift", line: 7)
    #expect(
      text(.red([failure], passed: 0)).dropFirst(4) == [
        "  They differ.", "  Expected: \"c\"", "  Actual:  ", "    \"a", "    b\"", "  Read: x",
        "  (1.2-TwoTests.swift:7) Expectation failed: (draw() → \"a b\") == \"c\"",
      ])
  }

  @Test("a reason of several lines is told in several lines")
  func lines() {
    let lines = text(.notRun("With this file:\none\n\ntwo"))
    #expect(lines == ["1.2 Two: not run", "", "With this file:", "one", "", "two"])
  }
}
