import Testing

@testable import WorkshopKit

@Suite("A verdict in the learner's words")
struct VerdictTextTests {
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")

  private func text(_ verdict: Verdict) -> [String] {
    VerdictText(exercise: exercise, title: "1.2 Two").lines(verdict).map(\.text)
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

  @Test("a crash names the test and the message")
  func crashed() {
    #expect(
      text(.crashed(test: "first", message: "Fatal error: Index out of range")).dropFirst(2) == [
        "The program crashed in the test \"first\".",
        "  Fatal error: Index out of range",
        "Look for a force unwrap, an index out of range, a fatalError, or a function that calls "
          + "itself",
        "for ever, in Exercises/Chapter1/1.2-Two.swift.",
      ])
  }

  @Test("a test that does not end is told with the time it had")
  func endless() {
    #expect(
      text(.endless(test: "first", after: .milliseconds(2500)))[2]
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
    #expect(lines.last == "  and 2 more")
  }

  @Test("a name that two exercises have is told apart from a mistake in this one")
  func clash() {
    let error = Diagnostic(
      path: "Exercises/Chapter1/1.2-Two.swift", line: 3, column: 5,
      message: "'Session' is ambiguous for type lookup in this context")
    #expect(
      text(.doesNotCompile([error])).last
        == "All exercises of a chapter are one module. Does another one have the same name in it?")
  }

  @Test("what the tests miss is named, and how to get it back")
  func seamGone() {
    let error = Diagnostic(
      path: "Tests/Chapter1Tests/1.2-TwoTests.swift", line: 3, column: 5,
      message: "cannot find 'makeTwo' in scope")
    let lines = text(.seamGone([error]))
    #expect(
      lines[2] == "Your file compiles, but its tests cannot call it as they did at the start:")
    #expect(lines[3].hasSuffix("cannot find 'makeTwo' in scope"))
    #expect(lines[5].hasSuffix("git checkout -- Exercises/Chapter1/1.2-Two.swift"))
  }

  @Test("a solved exercise says how many tests have passed")
  func solved() {
    #expect(text(.solved(tests: 4)) == ["1.2 Two: solved", "All 4 tests pass."])
  }

  @Test("an exit code tells the verdicts apart")
  func exitCodes() {
    let verdicts: [Verdict] = [
      .solved(tests: 1), .red([], passed: 0), .doesNotCompile([]),
      .crashed(test: "", message: ""), .endless(test: "", after: .zero),
      .unreadable(.missing("")),
    ]
    #expect(verdicts.map { WorkshopExit($0).rawValue } == [0, 1, 2, 3, 4, 5])
    #expect(WorkshopExit(.notRun("")) == .red)
    #expect(WorkshopExit(.seamGone([])) == .doesNotCompile)
  }
}
