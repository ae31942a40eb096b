import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.4"), .serialized)
struct Exercise4_4 {
  @Test("a swap after the guide was made is seen", arguments: MuseumEndpoint.allCases)
  func seesASwapAfterItWasMade(endpoint: MuseumEndpoint) {
    let guide = within(.day) { makeMuseumGuide() }
    let answer = within(endpoint.changed) { endpoint.answer(of: guide) }
    #expect(
      answer == endpoint.afterwards,
      """
      A guide was made by day. Before it was asked anything, museum was set to an environment \
      with another \(endpoint). \(endpoint.question) now answers \(answer) instead of \
      \(endpoint.afterwards). A copy of \(endpoint) is still in use. It may hide in a stored \
      property, its initial value, an initializer, a default argument, or a static.
      """)
  }

  @Test("a swap after the first use is seen", arguments: MuseumEndpoint.allCases)
  func seesASwapAfterItsFirstUse(endpoint: MuseumEndpoint) {
    let guide = within(.day) { makeMuseumGuide() }
    let answers = [.day, endpoint.changed, .day, endpoint.changed].map { environment in
      within(environment) { endpoint.answer(of: guide) }
    }
    let expected = [
      endpoint.before, endpoint.afterwards, endpoint.before, endpoint.afterwards,
    ]
    #expect(
      answers == expected,
      """
      One guide was asked \(endpoint.question) by day, with another \(endpoint), by day, and with \
      the other \(endpoint) again. It answered \(answers) instead of \(expected). What is read at \
      the first use and kept, as a lazy property or a static does, is old at the second.
      """)
  }

  @Test("the whole environment may be swapped, again and again")
  func seesEveryWholeSwap() {
    let guide = within(.night) { makeMuseumGuide() }
    let rounds = [MuseumEnvironment.night, .day, .night, .day].map { environment in
      within(environment) { MuseumEndpoint.allCases.map { $0.answer(of: guide) } }
    }
    let night = MuseumEndpoint.answersAtNight
    let day = MuseumEndpoint.allCases.map(\.before)
    #expect(
      rounds == [night, day, night, day],
      """
      One guide, made at night, was asked everything at night, by day, at night, by day. By day \
      the answers are \(day), at night \(night). It answered \(rounds).
      """)
  }

  @Test("what an endpoint says may change without a swap")
  func asksTheEndpointEachTime() {
    let hours = CallRecorder<Int>()
    let hour: @Sendable () -> Int = { hours.calls.last ?? 0 }
    var changing = MuseumEnvironment.day
    changing.hour = hour
    changing.price = { _ in 100 * hour() }
    changing.narrate = { _ in "story \(hour())" }
    let answers = within(changing) {
      hours.record(9)
      let guide = makeMuseumGuide()
      return [10, 15].flatMap { hour in
        hours.record(hour)
        return ["\(guide.hoursLeft())", "\(guide.price(forAges: [30]))", guide.story(of: "Attic")]
      }
    }
    #expect(
      answers == ["7", "1000", "story 10", "2", "1500", "story 15"],
      """
      In this environment it is 9 o'clock when the guide is made, then 10, then 15. A ticket costs \
      100 for each hour of the clock, the story is named after the hour, and the museum closes at 17. \
      Asked at 10 and at 15 for the hours left, the price of one ticket and a story, the guide should \
      have answered 7, 1000, story 10, 2, 1500, story 15. It answered \(answers). Call the endpoint \
      at each question: neither when the guide is made, nor only the first time.
      """)
  }

  @Test("two guides see the same swap, whenever they were made")
  func allGuidesSeeTheSwap() {
    let early = within(.day) { makeMuseumGuide() }
    let late = within(.night) { makeMuseumGuide() }
    let guides = [early, late]
    let byDay = within(.day) { guides.map { MuseumEndpoint.answers(of: $0) } }
    let atNight = within(.night) { guides.map { MuseumEndpoint.answers(of: $0) } }
    let day = MuseumEndpoint.allCases.map(\.before)
    let night = MuseumEndpoint.answersAtNight
    #expect(
      byDay == [day, day] && atNight == [night, night],
      """
      One guide was made by day, one at night. Both are asked by day, where the answers are \
      \(day), and say \(byDay). Both are asked at night, where the answers are \(night), and say \
      \(atNight).
      """)
  }

  @Test("every question has the endpoint's whole input")
  func handsTheInputOn() {
    let asked = CallRecorder<String>()
    var listening = MuseumEnvironment.day
    listening.price = { age in
      asked.record("\(age)")
      return age
    }
    listening.narrate = { room in
      asked.record(room)
      return room
    }
    let answers = within(listening) {
      let guide = makeMuseumGuide()
      return ["\(guide.price(forAges: [70, 8, 31]))", guide.story(of: "Attic")]
    }
    let inputs = asked.calls
    #expect(
      answers == ["109", "Attic"] && Set(inputs) == ["70", "8", "31", "Attic"],
      """
      The guide was asked for a group of ages 70, 8 and 31, and for the story of the Attic. The \
      environment was asked about \(inputs), and the guide answered \(answers). Each age and the \
      room should reach the environment, in whatever order, and the prices add up to 109.
      """)
  }
}

/// What a guide reads from the environment.
enum MuseumEndpoint: String, CaseIterable, CustomStringConvertible {
  case hour, closingHour, price, language, narrate

  var description: String { rawValue }

  /// How a test learns about it.
  var question: String {
    switch self {
    case .hour, .closingHour: "hoursLeft()"
    case .price: "price(forAges: [40, 10])"
    case .language: "greeting()"
    case .narrate: #"story(of: "Attic")"#
    }
  }

  @MainActor
  func answer(of guide: MuseumGuide) -> String {
    switch self {
    case .hour, .closingHour: "\(guide.hoursLeft())"
    case .price: "\(guide.price(forAges: [40, 10]))"
    case .language: guide.greeting()
    case .narrate: guide.story(of: "Attic")
    }
  }

  @MainActor
  static func answers(of guide: MuseumGuide) -> [String] {
    allCases.map { $0.answer(of: guide) }
  }

  /// The day, with this endpoint from the night.
  var changed: MuseumEnvironment {
    var environment = MuseumEnvironment.day
    let night = MuseumEnvironment.night
    switch self {
    case .hour: environment.hour = night.hour
    case .closingHour: environment.closingHour = night.closingHour
    case .price: environment.price = night.price
    case .language: environment.language = night.language
    case .narrate: environment.narrate = night.narrate
    }
    return environment
  }

  /// The answer by day.
  var before: String {
    switch self {
    case .hour, .closingHour: "8"
    case .price: "1400"
    case .language: "Hello"
    case .narrate: "By day: Attic"
    }
  }

  /// The answer as soon as this endpoint alone is the night's.
  var afterwards: String {
    switch self {
    case .hour: "0"
    case .closingHour: "15"
    case .price: "300"
    case .language: "Guten Tag"
    case .narrate: "At night: Attic"
    }
  }

  /// The answers as soon as all endpoints are the night's.
  static let answersAtNight = ["4", "4", "300", "Guten Tag", "At night: Attic"]
}

extension MuseumEnvironment {
  fileprivate static let day = MuseumEnvironment(
    hour: { 9 }, closingHour: 17, price: { $0 < 18 ? 400 : 1_000 }, language: "fr",
    narrate: { "By day: \($0)" })
  fileprivate static let night = MuseumEnvironment(
    hour: { 20 }, closingHour: 24, price: { _ in 150 }, language: "de",
    narrate: { "At night: \($0)" })
}

/// Does something while the museum has this environment, and puts back what was there before.
@MainActor
private func within<Result>(_ environment: MuseumEnvironment, _ body: () -> Result) -> Result {
  let before = museum
  defer { museum = before }
  museum = environment
  return body()
}
