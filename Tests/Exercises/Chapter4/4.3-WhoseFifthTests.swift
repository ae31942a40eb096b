import FavoritesFeature
import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.3"), .serialized)
struct Exercise4_3 {
  private static let englishPlaces = ["1st", "2nd", "3rd", "4th", "5th"]

  @Test("English readers get English ordinals, such as 1st, and German readers get German ones")
  func writesPlaces() {
    let ranking = read(in: "de_DE") { PrimeRanking(primes: [2, 3, 5, 7, 11]) }
    let german = read(in: "de_DE") { (1...5).map(ranking.ordinal) }
    let isGerman = german == ["1.", "2.", "3.", "4.", "5."]
    #expect(
      isGerman,
      """
      The environment's locale is de_DE. The first five places should be
        \(quoted(["1.", "2.", "3.", "4.", "5."]))
      The ranking writes
        \(quoted(german))
      \(german == Self.englishPlaces
        ? "These are English: the suffixes are written by hand, or the formatter was not told the "
          + "locale and asked the computer."
        : "NumberFormatter writes a place with its style `.ordinal`.")
      """)
    let english = read(in: "en_US") { (1...5).map(ranking.ordinal) }
    let isEnglish = english == Self.englishPlaces
    let isAsBefore = english == german
    #expect(
      isEnglish,
      """
      The environment's locale was de_DE before, and is en_US now. The first five places should be
        \(quoted(Self.englishPlaces))
      The same ranking writes
        \(quoted(english))
      \(isAsBefore
        ? "These are the same as before. Either they are written by hand, or a locale, a formatter or "
          + "a text was kept from before. Ask `Current` for its locale at each call."
        : "NumberFormatter writes a place with its style `.ordinal`.")
      """)
  }

  @Test("large ordinals are right, too", arguments: ["en_GB", "en_US"])
  func writesHighPlaces(identifier: String) {
    let expected = [
      (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st"), (22, "22nd"), (23, "23rd"),
      (40, "40th"), (101, "101st"), (111, "111th"), (112, "112th"), (113, "113th"), (122, "122nd"),
      (1_002, "1,002nd"),
    ]
    let ranking = PrimeRanking(primes: [])
    let texts = read(in: identifier) { expected.map { ranking.ordinal($0.0) } }
    let wrong = zip(texts, expected.map(\.1)).filter { $0 != $1 }
    let isRight = wrong.isEmpty
    #expect(
      isRight,
      """
      The environment's locale is \(identifier). Some places should be \(listed(wrong.map(\.1))), \
      but the ranking writes \(listed(wrong.map(\.0))). A rule of your own, such as for the last \
      digit, isn't enough, and every language has other rules. NumberFormatter knows them all.
      """)
  }

  @Test("every locale has its own ordinals")
  func writesOtherLanguages() {
    let ranking = PrimeRanking(primes: [])
    let places = [1, 2, 3, 5, 21, 102, 1_002]
    for identifier in [
      "de_DE", "fr_FR", "da_DK", "it_IT", "ja_JP", "nl_NL", "sv_SE", "en_US@numbers=deva",
      "de_DE@numbers=deva",
    ] {
      let texts = read(in: identifier) { places.map(ranking.ordinal) }
      let expected = places.map { Foundations.ordinal($0, identifier) }
      let isRight = texts == expected
      #expect(
        isRight,
        """
        The environment's locale is \(identifier). The places 1, 2, 3, 5, 21, 102 and 1002 should be
          \(quoted(expected))
        The ranking writes
          \(quoted(texts))
        A locale is more than its language: hand it to a formatter as it is, instead of asking \
        which one it is. And don't keep a formatter or a text for the language alone.
        """)
      guard isRight else { return }
    }
  }

  @Test("primes are written in the reader's locale")
  func writesPrimes() {
    let ranking = PrimeRanking(primes: [7_919, 104_729, 7_919])
    var before: [String] = []
    for identifier in ["de_DE", "fr_FR", "en_IN", "ar_EG"] {
      let lines = read(in: identifier) { ranking.lines() }
      let expected = Foundations.lines(ranking.primes, identifier)
      let isRight = Foundations.isRight(lines, ranking.primes, identifier)
      let advice =
        !lines.isEmpty && lines == before
        ? "This is what the previous locale got: a text was kept."
        : Foundations.isRight(lines, ranking.primes.sorted(by: >), identifier)
          || Foundations.isRight(lines, ranking.primes.sorted(), identifier)
          ? "Keep the order that is given."
          : Foundations.advice(lines, ranking.primes, identifier)
      #expect(
        isRight,
        """
        The environment's locale is \(identifier). The lines for 7919, 104729 and 7919 should be
          \(quoted(expected))
        The ranking writes
          \(quoted(lines))
        \(advice)
        """)
      before = lines
      guard isRight else { return }
    }
    let large = PrimeRanking(primes: [2_305_843_009_213_693_951])
    let largest = read(in: "de_DE") { large.lines() }
    let isExact = Foundations.isRight(largest, large.primes, "de_DE")
    #expect(
      isExact,
      """
      The environment's locale is de_DE. The line for 2305843009213693951, a prime with 19 digits, \
      should be
        \(quoted(Foundations.lines(large.primes, "de_DE")))
      The ranking writes
        \(quoted(largest))
      Format the Int itself: a Double has room for 15 digits or so, and rounds the rest.
      """)
    guard isExact else { return }
    let many = PrimeRanking(primes: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37])
    let all = read(in: "en_GB") { many.lines() }
    let isComplete = Foundations.isRight(all, many.primes, "en_GB")
    #expect(
      isComplete,
      """
      A ranking of 12 primes should have 12 lines, down to "12th 37". It has \(all.count), and the \
      last one is "\(all.last ?? "")". A person may have any number of favourites.
      """)
    guard isComplete else { return }
    for count in [0, 150] {
      let ranking = PrimeRanking(primes: Array(repeating: 2, count: count))
      let lines = read(in: "en_GB") { ranking.lines() }
      let isRight = Foundations.isRight(lines, ranking.primes, "en_GB")
      #expect(
        isRight,
        """
        A ranking of \(count == 0 ? "no primes" : "\(count) primes") should have \
        \(count == 0 ? "no lines" : "\(count) lines, down to \"150th 2\""). It has \(lines.count)\
        \(lines.last.map { ", and the last one is \"\($0)\"" } ?? ""). Write one line for each \
        prime, whatever their number.
        """)
    }
  }

  @Test("readers with different locales can share one ranking")
  func takesTurns() {
    let ranking = read(in: "sv_SE") { PrimeRanking(primes: [104_729, 2, 7_919, 11, 13]) }
    let turns = [
      "de_DE", "en_US", "sv_SE", "en_US", "de_DE", "en_US@numbers=deva", "en_US", "de_AT", "de_CH",
    ]
    let boards = turns.map { read(in: $0, ranking.lines) }
    let wrong = turns.indices.first {
      !Foundations.isRight(boards[$0], ranking.primes, turns[$0])
    }
    let isRight = wrong == nil
    #expect(
      isRight,
      """
      Readers with the locales \(listed(turns)) look at one ranking, one after another. \
      \(wrong.map { index in
        "Number \(index + 1), \(turns[index]), should read "
          + "\(listed(Foundations.lines(ranking.primes, turns[index]))), not \(listed(boards[index])). "
      } ?? "")A locale is more than its language. If you keep a formatter or a text, it \
      belongs to the whole locale that it was made for.
      """)
    let picture = turns.prefix(3).flatMap { turn in
      ["  \(turn)"] + read(in: turn, ranking.lines).prefix(2).map { "    \($0)" }
    }
    let caption = "One ranking, as readers of three locales see it:"
    demonstrate(([caption] + picture).joined(separator: "\n"))
  }
}

/// The right answers: what Foundation writes, on this computer, with a formatter that is new.
private enum Foundations {
  static func ordinal(_ place: Int, _ identifier: String) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Locale(identifier: identifier)
    return formatter.string(from: place as NSNumber) ?? "no text"
  }

  static func lines(_ primes: [Int], _ identifier: String) -> [String] {
    let format = IntegerFormatStyle<Int>.number.locale(Locale(identifier: identifier))
    return lines(primes, identifier) { $0.formatted(format) }
  }

  /// Whether each prime is written in one of Foundation's two ways, which disagree in some locales.
  static func isRight(_ texts: [String], _ primes: [Int], _ identifier: String) -> Bool {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: identifier)
    let others = lines(primes, identifier) { formatter.string(from: $0 as NSNumber) ?? "no text" }
    return [lines(primes, identifier), others].contains(texts)
  }

  /// What is wrong with these lines.
  static func advice(_ texts: [String], _ primes: [Int], _ identifier: String) -> String {
    guard texts.count == primes.count else { return "There should be one line for each prime." }
    let hasNumbers = zip(1..., texts).allSatisfy { $1.hasPrefix("\(ordinal($0, identifier)) ") }
    let locale = Locale(identifier: identifier)
    let hasPrimes = zip(primes, texts).allSatisfy {
      $1.hasSuffix(" \($0.formatted(.number.locale(locale)))")
    }
    if hasNumbers, hasPrimes { return "A line is the place, a space and the prime." }
    let numbers = "Number the lines 1, 2, 3, as the environment's locale writes them."
    let separators =
      "Let a number format write the primes, with the environment's locale as it is: it decides on "
      + "the digits and how they are grouped. `formatted()` without a locale asks the computer, and "
      + "one made from the language alone, or kept for it, loses the rest."
    return (hasNumbers ? [separators] : hasPrimes ? [numbers] : [numbers, separators])
      .joined(separator: " ")
  }

  private static func lines(
    _ primes: [Int], _ identifier: String, write: (Int) -> String
  ) -> [String] {
    zip(1..., primes).map { place, prime in "\(ordinal(place, identifier)) \(write(prime))" }
  }
}

/// Texts as a line of a message shows them.
private func quoted(_ texts: [String]) -> String {
  texts.isEmpty ? "nothing" : texts.map { "\"\($0)\"" }.joined(separator: "  ")
}

/// Reads while the environment has this locale, and puts back what was there before.
@MainActor
private func read<Answer>(in identifier: String, _ read: () -> Answer) -> Answer {
  let before = FavoritesFeature.Current
  defer { FavoritesFeature.Current = before }
  FavoritesFeature.Current = .mock
  FavoritesFeature.Current.locale = Locale(identifier: identifier)
  return read()
}
