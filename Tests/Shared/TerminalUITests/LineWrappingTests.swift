import TestSupport
import Testing

@testable import TerminalUI

@Suite("Wrapped lines")
struct LineWrappingTests {
  @Test("words stay whole, and no line is wider than it may be", arguments: [12, 24, 60])
  func words(columns: Int) {
    let text = "The time limit counts from the last event, so a slow machine isn't punished."
    let lines = Line(text).wrapped(to: columns)
    #expect(lines.allSatisfy { $0.width <= columns })
    #expect(lines.map(\.text).joined(separator: " ") == text)
    // As few lines as possible: no word would have had room in the line above it.
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.width + 1 + next.text.prefix { $0 != " " }.count > columns)
    }
  }

  @Test("a command in backticks and a quotation stay in one line where they fit")
  func quotations() {
    let command = "Your file is gone. `swift run workshop reset 1.1` brings it back."
    #expect(
      Line(command).wrapped(to: 32).map(\.text) == [
        "Your file is gone.", "`swift run workshop reset 1.1`", "brings it back.",
      ])
    #expect(
      Line("In \"what lies outside the program\":").wrapped(to: 20).map(\.text)
        == ["In \"what lies", "outside the", "program\":"], "Too long for a line anyway.")
  }

  @Test("a line of code is cut, and what is told of it stays in sight", arguments: [5, 30, 70])
  func code(column: Int) {
    let text = String((0..<80).map { Character("\($0 % 10)") })
    let cut = Line(code: text, gutter: 4, column: column).wrapped(to: 40).map(\.text)
    #expect(cut.count == 1 && cut[0].count <= 40 && cut[0].hasPrefix("0123"))
    let mark = Line(
      code: String(repeating: " ", count: column) + "^", gutter: 4, column: column)
    let caret = mark.wrapped(to: 40).map(\.text)[0]
    #expect(caret.count <= 40 && caret.hasSuffix("^"))
    let below = cut[0].dropFirst(caret.count - 1).first
    #expect(below == Character("\(column % 10)"))
  }

  @Test("what fits stays as it is, to the last column")
  func fits() {
    let line: Line = "  1. two  spaces \("and", .bold) more "
    #expect(line.wrapped(to: line.width) == [line])
    #expect(Line("").wrapped(to: 10) == [""])
  }

  @Test(
    "other lines are indented like the first one's text",
    arguments: [
      ("  Look for a loop", ["  Look for", "  a loop"]),
      ("1. Look for a loop", ["1. Look for", "   a loop"]),
      ("  - Look for a loop", ["  - Look", "    for a", "    loop"]),
      ("12. Look at a loop", ["12. Look at", "    a loop"]),
      ("  a: Look for it", ["  a: Look", "     for it"]),
      ("      Look for a loop", ["      Look", "for a loop"]),
    ])
  func indents(text: String, lines: [String]) {
    #expect(Line(text).wrapped(to: 11).map(\.text) == lines)
  }

  @Test("a long word has a line of its own")
  func longWord() {
    let line = Line("See Exercises/Chapter1/1.1-SpotTheDependencies.swift for more")
    #expect(
      line.wrapped(to: 10).map(\.text) == [
        "See", "Exercises/Chapter1/1.1-SpotTheDependencies.swift", "for more",
      ])
  }

  @Test("styles go on in the next line")
  func styles() {
    let lines = ("ab \("cd ef", .bold) gh" as Line).wrapped(to: 5)
    #expect(lines == ["ab \("cd", .bold)", "\("ef", .bold) gh"])
  }

  @Test(
    "a terminal wraps at its window's width, and no later than it was told",
    arguments: [
      (10, 100, "a line of\nwords\n"), (200, 7, "a line\nof\nwords\n"),
      (nil, 7, "a line of words\n"),
    ] as [(Int?, Int, String)])
  func terminal(window: Int?, maximum: Int, shown: String) {
    let output = CallRecorder<String>()
    Terminal.scripted(output: output, columns: window).wrapping(atMost: maximum)
      .write("a line of words")
    #expect(output.calls.joined() == shown)
  }
}
