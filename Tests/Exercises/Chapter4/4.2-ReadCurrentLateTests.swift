import FavoritesFeature
import FileClient
import Foundation
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.2"), .serialized)
struct Exercise4_2 {
  @Test("the bar sees a world that is set after the bar was made", arguments: BarQuestion.allCases)
  func seesAChangeAfterItWasMade(question: BarQuestion) {
    let bar = within(.london) { makeStatusBar() }
    let answer = within(question.changed) { question.answer(of: bar) }
    let isRight = answer == question.afterwards
    #expect(
      isRight,
      """
      A status bar was made. Before it was asked anything, `\(question.endpoint)` in `Current` was \
      replaced. Now \(question.call) answers "\(answer)" instead of "\(question.afterwards)". \
      \(answer == question.before
        ? "A copy of \(question.endpoint) is still in use. It may hide in a stored property, its initial "
          + "value, an initializer, a default argument, what a closure has captured, or a static."
        : "The world is the new one, but the answer isn't. Pass every argument on unchanged.")
      """)
  }

  @Test("the bar sees a world that is set after the bar was used", arguments: BarQuestion.allCases)
  func seesAChangeAfterItsFirstUse(question: BarQuestion) {
    let bar = within(.london) { makeStatusBar() }
    let answers = [.london, question.changed, .london, question.changed].map { world in
      within(world) { question.answer(of: bar) }
    }
    let (before, afterwards) = (question.before, question.afterwards)
    let isRight = answers == [before, afterwards, before, afterwards]
    let difference = firstDifference(
      answers, [before, afterwards, before, afterwards],
      at: [
        "In the first world", "In the second world", "Back in the first world",
        "Back in the second world",
      ])
    #expect(
      isRight,
      """
      One status bar was asked \(question.call) in one world, then in a second one, which differs in \
      `\(question.endpoint)`, and again in both. \
      \(difference) \
      What is read at one use and kept, in a property, a static or a cache, is wrong in another \
      world, and so is an answer that is compared with an earlier one.
      """)
    guard isRight else { return }
    switch question {
    case .locale: seesTheWholeLocale(bar)
    case .timeZone: seesSummerTime(bar)
    case .now, .path: break
    }
  }

  private func seesTheWholeLocale(_ bar: StatusBar) {
    let identifiers = ["de_DE", "de_CH", "de_DE@numbers=deva"]
    let answers = identifiers.map { identifier in
      var world = FavoritePrimesEnvironment.london
      world.locale = Locale(identifier: identifier)
      return within(world) { bar.number(7_919) }
    }
    let expected = identifiers.map { 7_919.formatted(.number.locale(Locale(identifier: $0))) }
    let isWhole = answers == expected
    #expect(
      isWhole,
      """
      One status bar was asked number(7919) in the locales \(listed(identifiers)), one after another. \
      It should have answered \(listed(expected)), not \(listed(answers)). Something is kept for the \
      language or the country, but a locale is more than these.
      """)
  }

  private func seesSummerTime(_ bar: StatusBar) {
    guard let berlin = TimeZone(identifier: "Europe/Berlin") else { return }
    // Noon in Greenwich, on 1 January and on 1 July 2025.
    let times = [1_735_732_800.0, 1_751_371_200].map { seconds in
      var world = FavoritePrimesEnvironment.london
      world.timeZone = berlin
      world.now = { Date(timeIntervalSince1970: seconds) }
      return within(world) { bar.time() }
    }
    let isRight = times == ["13:00", "14:00"]
    #expect(
      isRight,
      """
      In a world in Berlin, one status bar was asked for the time when it was noon in Greenwich: on \
      1 January, and then on 1 July. It should have answered 13:00, 14:00, but answered \
      \(listed(times)). How far a time zone is from Greenwich depends on the date that is shown: \
      don't keep it, and don't ask about today.
      """)
  }

  @Test("the whole world can change, again and again")
  func seesEveryWholeChange() {
    let bar = within(.tokyo) { makeStatusBar() }
    let answers = [FavoritePrimesEnvironment.tokyo, .london, .tokyo, .london].map { world in
      within(world) { BarQuestion.answers(of: bar) }
    }
    let isRight =
      answers == [
        BarQuestion.inTokyo, BarQuestion.inLondon, BarQuestion.inTokyo, BarQuestion.inLondon,
      ]
    let difference = firstDifference(
      answers.flatMap(\.self),
      [BarQuestion.inTokyo, BarQuestion.inLondon, BarQuestion.inTokyo, BarQuestion.inLondon]
        .flatMap(\.self),
      at: ["In Tokyo", "In London", "Back in Tokyo", "Back in London"].flatMap { place in
        BarQuestion.calls.map { "\(place), asked \($0)," }
      })
    #expect(
      isRight,
      """
      One status bar, made in Tokyo, was asked everything in Tokyo, in London, in Tokyo, in London. \
      \(difference) \
      What was read in one world and kept is wrong in the next.
      """)
    demonstrate(
      """
      One status bar, asked in London, the next morning in Tokyo, and back in London:
        London  \(listed(answers[1]))
        Tokyo   \(listed(answers[2]))
        London  \(listed(answers[3]))
      """)
  }

  @Test("whatever the bar is asked, it calls the endpoint again each time")
  func asksTheEndpointEachTime() {
    let hours = CallRecorder<Int>()
    let hour: @Sendable () -> Int = { hours.calls.last ?? 0 }
    var changing = FavoritePrimesEnvironment.london
    changing.now = { Date(timeIntervalSince1970: Double(hour()) * 3_600) }
    changing.fileClient = .init(
      load: { _ in nil }, save: { _, _ in }, path: { "folder \(hour())/\($0)" })
    let answers = within(changing) {
      hours.record(9)
      let bar = makeStatusBar()
      return [10, 15].flatMap { hour in
        hours.record(hour)
        return [bar.time(), bar.place(of: "primes")]
      }
    }
    let expected = [
      "10:00", "Kept in folder 10/primes", "15:00", "Kept in folder 15/primes",
    ]
    let isRight = answers == expected
    let difference = firstDifference(
      answers, expected,
      at: [
        "At 10, asked for the time,", "At 10, asked for the place,",
        "At 15, asked for the time,", "At 15, asked for the place,",
      ])
    #expect(
      isRight,
      """
      `Current` stays the same, and its clock goes on: it is 9 o'clock when the bar is made, then \
      10, then 15, and every hour the files move to a different folder. The bar is asked at 10 and \
      at 15 for the time and a place. \
      \(difference) \
      Call the endpoint at each question, not when the bar is made and not only the first time.
      """)
  }

  @Test("bars that were made in different worlds agree")
  func allBarsAgree() {
    let bars = [within(.london) { makeStatusBar() }, within(.tokyo) { makeStatusBar() }]
    let inLondon = within(.london) { bars.map { BarQuestion.answers(of: $0) } }
    let inTokyo = within(.tokyo) { bars.map { BarQuestion.answers(of: $0) } }
    let isRight =
      inLondon == [BarQuestion.inLondon, BarQuestion.inLondon]
      && inTokyo == [BarQuestion.inTokyo, BarQuestion.inTokyo]
    let difference = firstDifference(
      (inLondon + inTokyo).flatMap(\.self),
      [BarQuestion.inLondon, BarQuestion.inLondon, BarQuestion.inTokyo, BarQuestion.inTokyo]
        .flatMap(\.self),
      at: [
        "In London, the first bar", "In London, the second bar", "In Tokyo, the first bar",
        "In Tokyo, the second bar",
      ].flatMap { bar in
        BarQuestion.calls.map { "\(bar), asked \($0)," }
      }, who: "")
    #expect(
      isRight,
      """
      One bar was made in London, one in Tokyo. Both are asked everything in London, and then both in \
      Tokyo. \
      \(difference) \
      A bar answers from the world that is there when it's asked, wherever it was made.
      """)
  }

  @Test("every argument reaches its endpoint unchanged")
  func handsTheQuestionOn() {
    let asked = CallRecorder<String>()
    var listening = FavoritePrimesEnvironment.london
    listening.fileClient.path = { name in
      asked.record(name)
      return "/\(name)"
    }
    let answers = within(listening) {
      let bar = makeStatusBar()
      return [
        bar.place(of: "Field notes"), bar.place(of: "primes"), bar.number(31), bar.number(1_009),
      ]
    }
    let names = asked.calls
    let isRight =
      answers == ["Kept in /Field notes", "Kept in /primes", "31", "1,009"]
      && Set(names) == ["Field notes", "primes"]
    #expect(
      isRight,
      """
      The bar was asked for the places of Field notes and primes, and for the numbers 31 and 1009. It \
      answered \(listed(answers)), and the file client was asked for the paths of \(listed(names)). Pass \
      every argument on unchanged.
      """)
    guard isRight else { return }
    let name = " old/day 1 "
    let answer = within(listening) { makeStatusBar().place(of: name) }
    let passedOn = asked.calls.dropFirst(names.count)
    let isUnchanged = answer == "Kept in /\(name)" && Set(passedOn) == [name]
    #expect(
      isUnchanged,
      """
      The bar was asked for the place of "\(name)", a name with a folder in it and a space at each end. \
      It answered "\(answer)", and the file client was asked for the path of \
      \(listed(passedOn.map { "\"\($0)\"" })). Don't tidy up a name, not even an unusual one: pass it on \
      exactly as it is.
      """)
    guard isUnchanged else { return }
    let numbers = [0, -1_009, 9_007_199_254_740_993]
    let unusual = within(listening) {
      let bar = makeStatusBar()
      return numbers.map(bar.number) + [bar.place(of: "")]
    }
    let expected =
      numbers.map { $0.formatted(.number.locale(FavoritePrimesEnvironment.london.locale)) }
      + ["Kept in /"]
    let isAsItIs = unusual == expected
    #expect(
      isAsItIs,
      """
      The bar was asked for the numbers 0, -1009 and 9007199254740993, and for the place of a name \
      without a letter. It should have answered \(listed(expected)), but answered \(listed(unusual)). \
      Pass on every number and every name as it is, whether or not it makes sense.
      """)
  }
}

/// The first answer that isn't as it should be, as a sentence.
private func firstDifference(
  _ answers: [String], _ expected: [String], at moments: [String], who: String = " it"
) -> String {
  guard let index = expected.indices.first(where: { answers[$0] != expected[$0] }) else {
    return ""
  }
  let (answer, wanted) = (answers[index], expected[index])
  return "\(moments[index])\(who) answered \"\(answer)\" instead of \"\(wanted)\"."
}

/// What a status bar can be asked, by the property of the world that its answer depends on.
enum BarQuestion: String, CaseIterable, Sendable {
  case now, timeZone, locale, path

  var endpoint: String { rawValue }

  /// How a test asks.
  var call: String {
    switch self {
    case .now, .timeZone: "time()"
    case .locale: "number(7919)"
    case .path: #"place(of: "primes")"#
    }
  }

  @MainActor
  func answer(of bar: StatusBar) -> String {
    switch self {
    case .now, .timeZone: bar.time()
    case .locale: bar.number(7_919)
    case .path: bar.place(of: "primes")
    }
  }

  @MainActor
  static func answers(of bar: StatusBar) -> [String] {
    [Self.now, .locale, .path].map { $0.answer(of: bar) }
  }

  /// London, with this one property from Tokyo.
  var changed: FavoritePrimesEnvironment {
    var world = FavoritePrimesEnvironment.london
    let tokyo = FavoritePrimesEnvironment.tokyo
    switch self {
    case .now: world.now = tokyo.now
    case .timeZone: world.timeZone = tokyo.timeZone
    case .locale: world.locale = tokyo.locale
    case .path: world.fileClient = tokyo.fileClient
    }
    return world
  }

  /// The answer in London.
  var before: String {
    switch self {
    case .now, .timeZone: "09:30"
    case .locale: "7,919"
    case .path: "Kept in /london/primes"
    }
  }

  /// The answer as soon as this property alone is Tokyo's.
  var afterwards: String {
    switch self {
    case .now: "20:45"
    case .timeZone: "18:30"
    case .locale: "7.919"
    case .path: "Kept in /tokyo/primes"
    }
  }

  /// How a test asks for all that `answers` has.
  static let calls = [Self.now, .locale, .path].map(\.call)

  static let inLondon = ["09:30", "7,919", "Kept in /london/primes"]
  static let inTokyo = ["05:45", "7.919", "Kept in /tokyo/primes"]
}

extension FavoritePrimesEnvironment {
  /// Half past nine in the morning, in winter.
  fileprivate static let london = world(
    "london", minutes: 9 * 60 + 30, locale: "en_GB", timeZone: .gmt)
  /// Later on that day: there it is the next one already.
  fileprivate static let tokyo = world(
    "tokyo", minutes: 20 * 60 + 45, locale: "de_DE",
    timeZone: TimeZone(secondsFromGMT: 9 * 3_600) ?? .gmt)

  private static func world(
    _ folder: String, minutes: Double, locale: String, timeZone: TimeZone
  ) -> Self {
    var world = Self.mock
    world.fileClient = FileClient(
      load: { _ in nil }, save: { _, _ in }, path: { "/\(folder)/\($0)" })
    // Nearly a minute later, which a clock doesn't show.
    world.now = { Date(timeIntervalSince1970: minutes * 60 + 59) }
    world.locale = Locale(identifier: locale)
    world.timeZone = timeZone
    return world
  }
}

/// Does something while `Current` is this world, and puts back what was there before.
@MainActor
private func within<Result>(_ world: FavoritePrimesEnvironment, _ body: () -> Result) -> Result {
  let before = FavoritesFeature.Current
  defer { FavoritesFeature.Current = before }
  FavoritesFeature.Current = world
  return body()
}
