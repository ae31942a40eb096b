import Testing

@testable import TerminalUI

@Suite("Line and Screen")
struct LineTests {
  @Test("an interpolation takes styles, which show in colour only")
  func interpolation() {
    let line: Line = "\("A", .bold, .orange) La Cabra, rated \(4) of 5"
    #expect(line.text == "A La Cabra, rated 4 of 5")
    #expect(line.rendered(inColour: false) == line.text)
    #expect(
      line.rendered(inColour: true) == "\u{1B}[1;38;5;208mA\u{1B}[0m La Cabra, rated 4 of 5")
  }

  @Test("text without a style has no sequences, and neither has empty text")
  func noSequences() {
    #expect(Line("plain").rendered(inColour: true) == "plain")
    #expect(Line("", .red).rendered(inColour: true) == "")
  }

  @Test("control characters cannot drive the terminal")
  func controlCharacters() {
    let name = "A\u{1B}[2JB\nC\r\nD\u{7F}\u{9B}E"
    #expect(Line(name).text == "A␛[2JB␊C␍␊D␡\u{FFFD}E")
    let line: Line = "\(name, .red)"
    #expect(line.text == Line(name).text)
  }

  @Test("a tab goes to the next stop")
  func tabs() {
    #expect(Line("a\tb\t\tc").text == "a       b               c")
  }

  @Test("lines join, nest and have a width")
  func joins() {
    let rating = Line("4", .blue)
    let line: Line = "rated \(rating)"
    #expect(line == Line("rated ") + rating)
    #expect(line.width == 7)
    #expect(line.padded(to: 9).text == "rated 4  ")
    #expect(line.padded(to: 3) == line)
  }

  @Test("a screen is a list of lines, arrays, conditions and loops")
  func screen() {
    let isOpen = true
    let screen = Screen {
      "Map"
      ["a", "b"]
      if isOpen { "open" } else { "closed" }
      if !isOpen { "never" }
      for number in 1...2 { "\(number)" }
    }
    #expect(screen.text == "Map\na\nb\nopen\n1\n2\n")
    #expect(Screen().text == "")
    #expect(Screen([Line("x", .red)]).rendered(inColour: true) == "\u{1B}[31mx\u{1B}[0m\n")
  }
}
