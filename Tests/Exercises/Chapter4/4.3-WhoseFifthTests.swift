import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.3"), .serialized)
struct Exercise4_3 {
  @Test("English and German places")
  func writesPlaces() {
    let board = RaceBoard(names: [])
    let german = read(in: "de_DE") { [1, 2, 3, 4, 5].map(board.ordinal) }
    let english = read(in: "en_US") { [1, 2, 3, 4, 5].map(board.ordinal) }
    #expect(
      german == ["1.", "2.", "3.", "4.", "5."],
      """
      raceDay.locale is de_DE. In German, the first five places are 1. to 5. The board writes \
      \(german). If they are English, the suffixes are written into the board, or the formatter was \
      not told the locale and asked the computer.
      """)
    #expect(
      english == ["1st", "2nd", "3rd", "4th", "5th"],
      """
      raceDay.locale was de_DE before, and is en_US now. The first five places should end in st, \
      nd, rd, th, th. The same board writes \(english). If they are German, a formatter was kept \
      that still has the locale from before.
      """)
  }

  @Test(
    "the places that break rules of thumb",
    arguments: [
      (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st"), (22, "22nd"), (23, "23rd"),
      (40, "40th"), (101, "101st"), (111, "111th"), (112, "112th"), (113, "113th"), (122, "122nd"),
    ])
  func writesHighPlaces(place: Int, expected: String) {
    let board = RaceBoard(names: [])
    let text = read(in: "en_GB") { board.ordinal(place) }
    #expect(
      text == expected,
      """
      In English, place \(place) is "\(expected)". The board writes "\(text)". A rule by the last \
      digit is not enough, and every language has rules of its own. NumberFormatter knows them.
      """)
  }

  @Test(
    "other languages, as Foundation writes them",
    arguments: ["da_DK", "fr_FR", "it_IT", "ja_JP", "nl_NL", "sv_SE"])
  func writesOtherLanguages(identifier: String) {
    let board = RaceBoard(names: [])
    let places = [1, 2, 3, 5, 21, 102]
    let texts = read(in: identifier) { places.map(board.ordinal) }
    let expected = places.map { RaceOrdinal.text($0, identifier) }
    #expect(
      texts == expected,
      """
      raceDay.locale is \(identifier). The places \(places) should be \(expected), and the board \
      writes \(texts). Hand the locale to a formatter as it is, instead of asking which one it is.
      """)
  }

  @Test("however high the place", arguments: ["en_US", "de_DE", "fr_FR"])
  func writesVeryHighPlaces(identifier: String) {
    let board = RaceBoard(names: [])
    let places = [21, 102, 1_002]
    let texts = read(in: identifier) { places.map(board.ordinal) }
    let expected = places.map { RaceOrdinal.text($0, identifier) }
    #expect(
      texts == expected,
      """
      raceDay.locale is \(identifier). The places 21, 102 and 1002 should be \(expected), and the \
      board writes \(texts). Thousands have a mark of their own in many languages. If you write some \
      languages or some places by hand: let the formatter write all of them.
      """)
  }

  @Test("two readers take turns at one board")
  func takesTurns() {
    let board = RaceBoard(names: ["Ada", "Bo", "Cleo"])
    let turns = ["de_DE", "en_US", "sv_SE", "en_US", "de_DE"]
    let boards = turns.map { read(in: $0, board.lines) }
    let expected = turns.map { locale in
      zip(1..., board.names).map { "\(RaceOrdinal.text($0, locale)) \($1)" }
    }
    #expect(
      boards == expected,
      """
      Readers with the locales \(turns) look at one board, one after the other. It shows \
      \(boards). Each look should go by the locale of that moment. What the board remembers of a \
      look before, a formatter or a text, belongs to the locale of that look.
      """)
  }

  @Test("one place, read in many locales in turns")
  func takesManyTurns() {
    let board = RaceBoard(names: [])
    let turns = Array(repeating: ["en_US", "de_DE", "ja_JP"], count: 3).joined()
    let texts = turns.map { locale in read(in: locale) { board.ordinal(5) } }
    let expected = turns.map { RaceOrdinal.text(5, $0) }
    #expect(
      texts == expected,
      """
      The fifth place was read in en_US, de_DE and ja_JP, three times in turns. It was written so: \
      \(texts). A cache whose key is only the place finds what another reader has read.
      """)
  }

  @Test("one language, and two ways to write digits")
  func tellsLocalesApart() {
    let board = RaceBoard(names: [])
    let turns = ["en_US", "en_US@numbers=deva", "en_US", "de_DE@numbers=deva", "de_DE"]
    let texts = turns.map { locale in read(in: locale) { board.ordinal(5) } }
    let expected = turns.map { RaceOrdinal.text(5, $0) }
    #expect(
      texts == expected,
      """
      Readers of one language may write other digits: \(turns) should read the fifth place as \
      \(expected), and read \(texts). A locale is more than its language. If a language is written by \
      hand, leave it to the formatter, too. If formatters are kept, the key is the whole locale.
      """)
  }

  @Test("the board that was made elsewhere")
  func boardsAreNotBoundToALocale() {
    let german = read(in: "de_DE") { RaceBoard(names: ["Ada"]) }
    let english = read(in: "en_US") { RaceBoard(names: ["Bo"]) }
    let lines = read(in: "en_US") { german.lines() + english.lines() }
    #expect(
      lines == ["1st Ada", "1st Bo"],
      """
      Two boards were made, one while the locale was de_DE, one while it was en_US. Both are read \
      in en_US, and show \(lines). The locale is that of the reader, not the one that raceDay had \
      when the board was made.
      """)
  }
}

/// The right answers.
private enum RaceOrdinal {
  /// What Foundation writes, on this computer, with a formatter that is new.
  static func text(_ place: Int, _ identifier: String) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Locale(identifier: identifier)
    return formatter.string(from: place as NSNumber) ?? "no text"
  }
}

/// Reads while the environment has this locale, and puts back what was there before.
@MainActor
private func read<Answer>(in identifier: String, _ read: () -> Answer) -> Answer {
  let before = raceDay
  defer { raceDay = before }
  raceDay.locale = Locale(identifier: identifier)
  return read()
}
