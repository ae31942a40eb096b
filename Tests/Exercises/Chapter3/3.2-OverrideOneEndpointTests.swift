import Forecasts
import TestSupport
import Testing
import WeatherClient

@testable import Chapter3Exercises

@Suite(.exercise("3.2"), .serialized)
struct Exercise3_2 {
  @Test(
    "the overridden endpoint answers in the new way, whatever the given client does",
    arguments: WeatherOverride.allCases)
  func overrides(override: WeatherOverride) async {
    let observatory = Observatory()
    let client = override.applied(to: observatory.client)
    let answer = await override.endpoint.ask(client, at: .malmo)
    let isRight = answer == override.answer
    #expect(
      isRight,
      """
      \(override): \(override.endpoint) should give its caller \(override.answer), but gives \
      \([answer].listed).\
      \(override == .warmer ? " The given client gives \(override.endpoint.answer(1))." : "")
      """)
    guard isRight, override != .warmer else { return }
    let broken = override.applied(to: Observatory { _ in true }.client)
    let answerOfBroken = await override.endpoint.ask(broken)
    let isIndependent = answerOfBroken == override.answer
    #expect(
      isIndependent,
      """
      All endpoints of the given client fail. \(override): \(override.endpoint) should give its \
      caller \(override.answer) all the same, but gives \([answerOfBroken].listed). \
      The new endpoint needn't ask the old one.
      """)
    guard isIndependent else { return }
    var later: [String] = []
    for place in [Coordinate.malmo, .malmo, .aarhus] {
      later.append(await override.endpoint.ask(client, at: place))
    }
    let isSteady = Set(later) == [override.answer]
    #expect(
      isSteady,
      """
      \(override): \(override.endpoint) was called four times, and its first caller got \
      \(override.answer), as all should. The others got \(later.listed). The new endpoint stands for \
      a whole situation, so it should answer in the same way each time.
      """)
  }

  @Test("the other endpoint is still the given client's", arguments: WeatherOverride.allCases)
  func keepsTheOther(override: WeatherOverride) async {
    let observatory = Observatory()
    let client = override.applied(to: observatory.client)
    let other = override.endpoint.other
    var answers: [String] = []
    for place in [Coordinate.malmo, .aarhus] { answers.append(await other.ask(client, at: place)) }
    let expected = [other.answer(1), other.answer(2)]
    let isKept = answers == expected
    #expect(
      isKept,
      """
      \(override) should override \(override.endpoint), and nothing else. Called twice, \(other) should \
      give what the given client gives, \(expected.listed), but gives \(answers.listed). Copy the \
      given client, and replace one property of the copy.
      """)
    guard isKept else { return }
    let (calls, asked) = (
      observatory.calls.calls, [other.asked(at: .malmo), other.asked(at: .aarhus)]
    )
    let isAsked = calls == asked
    #expect(
      isAsked,
      """
      After \(override), \(asked.listed) were called. The given client has been asked for \
      \(calls.listed). If you copy the client, the other endpoint is copied as it is, and \
      passes on every argument.
      """)
    guard isAsked else { return }
    await keepsTheWholeAnswer(override: override)
  }

  /// Answers of the other endpoint with more in them, or with nothing.
  private func keepsTheWholeAnswer(override: WeatherOverride) async {
    for names in [["Ystad", "Lund", "Lund"], []] {
      let places = names.map {
        Location(name: $0, region: "Skåne", country: "Sweden", coordinate: .malmo)
      }
      let given = WeatherClient(
        forecast: { _ in try .withADay(-5, at: .station) }, searchLocations: { _ in places })
      let client = override.applied(to: given)
      let answer =
        switch override.endpoint.other {
        case .forecast: await WeatherEndpoint.summary(of: client)
        case .searchLocations: await WeatherEndpoint.places(of: client)
        }
      let expected =
        switch override.endpoint.other {
        case .forecast: await WeatherEndpoint.summary(of: given)
        case .searchLocations: await WeatherEndpoint.places(of: given)
        }
      let isWhole = answer == expected
      #expect(
        isWhole,
        """
        After \(override), \(override.endpoint.other) should still give all that the given client \
        gives: \(expected). It gives \(answer). Copy the given client, and leave its other endpoint \
        alone.
        """)
      guard isWhole else { return }
    }
  }

  @Test("the warmer client asks the given one each time and changes only the current temperature")
  func changesTheTemperatureAlone() async throws {
    let asked = CallRecorder<Coordinate>()
    let given = WeatherClient(
      forecast: { place in
        asked.record(place)
        // The place of the weather station, and not the one that was asked for.
        return try Forecast.withADay(Double(asked.count), at: .station)
      }, searchLocations: { _ in [] })
    let client = warmer(given, by: 20)
    let first = try? await client.forecast(.malmo)
    let second = try? await client.forecast(.aarhus)
    let third = try? await client.forecast(.malmo)
    let calls = asked.calls
    let isAsked = calls == [.malmo, .aarhus, .malmo]
    #expect(
      isAsked,
      """
      warmer(_:by:): forecast was called for \(Coordinate.malmo.text), for \
      \(Coordinate.aarhus.text), and again for \(Coordinate.malmo.text). The given client should \
      be asked at each call. It was asked for \
      \(calls.map(\.text).listed).
      """)
    guard isAsked, let first, let second, let third else { return }
    var original = try await given.forecast(.malmo)
    original.current.temperature = 1
    var expected = original
    expected.current.temperature = 21
    let temperatures = [second, third].map(\.current.temperature)
    let isAlone = first == expected
    #expect(
      isAlone,
      """
      warmer(_:by:) with 20 degrees: the given client's forecast says \
      \(original.summary). The warmer client should change nothing but the current temperature, \
      but says \(first.summary).
      """)
    let isEachTime = !isAlone || temperatures == [22, 23]
    #expect(
      isEachTime,
      """
      warmer(_:by:) with 20 degrees: the given client says 1.0 °C, then 2.0 °C, then 3.0 °C. The \
      warmer client says 21.0 °C at first. Its next two temperatures should be 22.0 °C and \
      23.0 °C, but are \(temperatures.map { "\($0.oneDecimal) °C" }.listed).
      """)
    guard isAlone, isEachTime else { return }
    let slightly = warmer(Observatory().client, by: 0.125)
    let temperature = try? await slightly.forecast(.malmo).current.temperature
    let isExact = temperature == 1.125
    #expect(
      isExact,
      """
      A client that gives 1.0 °C was made 0.125 degrees warmer. It should give 1.125 °C, but gives \
      \(temperature.map { "\($0) °C" } ?? "an error"). Add the degrees, and round nothing.
      """)
    guard isExact else { return }
    let frost = WeatherClient(
      forecast: { try .withADay(-5, at: $0) }, searchLocations: { _ in [] })
    let thaw = await WeatherEndpoint.forecast.ask(warmer(frost, by: 20))
    let isThawed = thaw == "15.0 °C"
    #expect(
      isThawed,
      """
      A client that gives -5.0 °C was made 20 degrees warmer. It should give 15.0 °C, but gives \
      \(thaw). Add the degrees to any temperature, also to one below zero.
      """)
    let furnace = await WeatherEndpoint.forecast.ask(warmer(Observatory().client, by: 1_000))
    let isUnlimited = furnace == "1001.0 °C"
    #expect(
      isUnlimited || !isThawed,
      """
      A client that gives 1.0 °C was made 1000 degrees warmer. It should give 1001.0 °C, but gives \
      \(furnace). Add all the degrees that are asked for, even if that is hotter than anywhere.
      """)
    await asksForEachCaller()
  }

  /// Two callers that ask for the same place at the same time.
  private func asksForEachCaller() async {
    let (gate, asked) = (Gate(), CallRecorder<Void>())
    let given = WeatherClient(
      forecast: { place in
        asked.record(())
        await gate.pass()
        return try .of(1, at: place)
      }, searchLocations: { _ in [] })
    let client = warmer(given, by: 20)
    let callers = Crowd(of: 2) { await WeatherEndpoint.forecast.ask(client) }
    await eventually { asked.count == 2 }
    gate.open()
    await callers.isServed()
    let count = asked.count
    let isEach = count == 2
    #expect(
      isEach,
      """
      warmer(_:by:): two callers asked for the forecast of one place at the same time. The given \
      client should be asked twice, but was asked \(count == 1 ? "once" : "\(count) times"). Ask it \
      at each call, even while another call waits for the same forecast.
      """)
  }

  @Test(
    "errors from the given client are passed on",
    arguments: WeatherOverride.allCases)
  func keepsErrors(override: WeatherOverride) async {
    let observatory = Observatory { _ in true }
    let client = override.applied(to: observatory.client)
    let endpoints =
      override == .warmer
      ? [override.endpoint, override.endpoint.other] : [override.endpoint.other]
    for endpoint in endpoints {
      let answer = await endpoint.ask(client)
      let isError = answer.hasPrefix("NoSignal(")
      #expect(
        isError,
        """
        All endpoints of the given client fail. After \(override), \(endpoint) should throw the \
        same error, `NoSignal`. Its caller gets "\(answer)" instead. Let the error through: don't \
        catch it, and don't replace it.
        """)
      guard isError else { return }
      let unsteady = override.applied(to: Observatory { call in call > 1 }.client)
      let answers = [await endpoint.ask(unsteady), await endpoint.ask(unsteady)]
      let isPassedOn = answers[1].hasPrefix("NoSignal(")
      #expect(
        isPassedOn,
        """
        The given client answers once, and fails from then on. After \(override), \(endpoint) is \
        called twice for the same place. The second time it should throw `NoSignal`. Its caller \
        gets "\(answers[1])" instead: an old answer isn't what the given client says now.
        """)
      guard isPassedOn else { return }
      let recovering = override.applied(to: Observatory { call in call == 1 }.client)
      let first = await endpoint.ask(recovering)
      let isFirst = first == "NoSignal(call: 1)"
      #expect(
        isFirst,
        """
        The given client fails once, and would answer if it were asked again. After \(override), \
        \(endpoint) is called once. Its caller should get NoSignal(call: 1), but gets \
        \([first].listed). Ask the given client once for each call: trying again is for the caller \
        to decide.
        """)
    }
  }

  @Test("overrides can be combined, in any order")
  func combines() async {
    for isBackwards in [false, true] {
      let observatory = Observatory()
      let client =
        isBackwards
        ? nowhere(warmer(observatory.client, by: 20))
        : warmer(nowhere(observatory.client), by: 20)
      let answers = [
        await WeatherEndpoint.forecast.ask(client),
        await WeatherEndpoint.searchLocations.ask(client),
      ]
      let isRight = answers == ["21.0 °C", "no place"]
      #expect(
        isRight,
        """
        A client was derived by \(isBackwards ? "warmer and then by nowhere" : "nowhere and then by warmer"). \
        forecast should give 21.0 °C, and searchLocations no place. They give \(answers.listed). \
        Start from the client that is handed in, and from no other one.
        """)
    }
    let twice = warmer(warmer(Observatory().client, by: 20), by: -3.5)
    let warm = await WeatherEndpoint.forecast.ask(twice)
    let isWarm = warm == "17.5 °C"
    #expect(
      isWarm,
      """
      A client that gives 1.0 °C was made 20 degrees warmer, and the result -3.5 degrees warmer. It \
      should give 17.5 °C, but gives \(warm). Each derived client should keep the degrees that it \
      was made with.
      """)
    let broken = warmer(outOfOrder(Observatory().client, error: StormDamage()), by: 20)
    let failure = await WeatherEndpoint.forecast.ask(broken)
    let isBroken = failure == "StormDamage()"
    #expect(
      isBroken,
      """
      A client was put out of order, and then made 20 degrees warmer. Its forecast should still \
      throw `StormDamage()`, but its result is `\(failure)`.
      """)
  }

  @Test("two clients derived from one don't affect each other")
  func derivesTwice() async {
    let given = Observatory().client
    let (mild, hot) = (warmer(given, by: 5), warmer(given, by: 30))
    let lonely = nowhere(given)
    let answers = [
      await WeatherEndpoint.forecast.ask(mild), await WeatherEndpoint.forecast.ask(hot),
      await WeatherEndpoint.forecast.ask(lonely), await WeatherEndpoint.searchLocations.ask(hot),
    ]
    let expected = ["6.0 °C", "32.0 °C", "3.0 °C", "Place 4"]
    let isRight = answers == expected
    #expect(
      isRight,
      """
      Three clients were derived from one: 5 degrees warmer, 30 degrees warmer, and nowhere. Each \
      was asked for a forecast, and the second one also for a place. They should give \
      \(expected.listed), but give \(answers.listed). Each derived client should keep what it was \
      made with.
      """)
    let broken = [StormDamage() as any Error, Flood()].map { outOfOrder(given, error: $0) }
    var errors: [String] = []
    for client in broken { errors.append(await WeatherEndpoint.forecast.ask(client)) }
    let isApart = errors == ["StormDamage()", "Flood()"]
    #expect(
      isApart || !isRight,
      """
      Two clients out of order were derived from one, the first with StormDamage() and then the \
      second with Flood(). Each should throw its own error. The first one's forecast gives \
      \(errors[0]), and the second one's \(errors[1]). Each derived client should keep what it was \
      made with.
      """)
  }
}

/// What the learner derives.
enum WeatherOverride: String, CaseIterable, CustomStringConvertible {
  case nowhere = "nowhere(_:)"
  case outOfOrder = "outOfOrder(_:error:)"
  case warmer = "warmer(_:by:)"

  var endpoint: WeatherEndpoint { self == .nowhere ? .searchLocations : .forecast }

  /// What the overridden endpoint gives at its first call.
  var answer: String {
    switch self {
    case .nowhere: "no place"
    case .outOfOrder: "StormDamage()"
    case .warmer: "21.0 °C"
    }
  }

  var description: String { self == .warmer ? "\(rawValue) with 20 degrees" : rawValue }

  func applied(to client: WeatherClient) -> WeatherClient {
    switch self {
    case .nowhere: Chapter3Exercises.nowhere(client)
    case .outOfOrder: Chapter3Exercises.outOfOrder(client, error: StormDamage())
    case .warmer: Chapter3Exercises.warmer(client, by: 20)
    }
  }
}

private struct StormDamage: Error {}
private struct Flood: Error {}

extension Coordinate {
  fileprivate static let malmo = Coordinate(latitude: 55.6, longitude: 13)
  fileprivate static let station = Coordinate(latitude: 55.7, longitude: 12.9)
  fileprivate static let aarhus = Coordinate(latitude: 56.16, longitude: 10.21)

  fileprivate var text: String { "\(latitude), \(longitude)" }
}

extension WeatherEndpoint {
  /// All of a forecast that the tests look at.
  fileprivate static func summary(of client: WeatherClient) async -> String {
    do { return try await client.forecast(.malmo).summary } catch { return "\(error)" }
  }

  /// All places, with all that is known of them.
  fileprivate static func places(of client: WeatherClient) async -> String {
    do {
      let places = try await client.searchLocations(.malmo)
      return places.isEmpty ? "no place" : places.map(\.fullName).listed
    } catch {
      return "\(error)"
    }
  }
}

extension Forecast {
  /// A forecast with a day to come.
  fileprivate static func withADay(_ temperature: Double, at place: Coordinate) throws -> Forecast {
    var forecast = try Forecast.of(temperature, at: place)
    let day = CalendarDay("2026-06-01")
    forecast.days = day.map { [.init(date: $0, weather: nil, low: 8, high: 20)] } ?? []
    return forecast
  }

  /// What the tests look at, as a sentence shows it.
  fileprivate var summary: String {
    let days = days.map { day in
      let (low, high) = (day.low?.oneDecimal ?? "none", day.high?.oneDecimal ?? "none")
      return "a low of \(low) and a high of \(high) °C"
    }
    return """
      \(current.temperature.oneDecimal) °C now, \(days.isEmpty ? "no days to come" : days.listed), \
      at \(place.text)
      """
  }
}

extension [String] {
  /// The texts as a sentence lists them, in quotation marks if they are sentences themselves.
  fileprivate var listed: String {
    let texts = map { $0.hasSuffix(".") ? "\"\($0)\"" : $0 }
    return isEmpty ? "nothing" : texts.joined(separator: " and ")
  }
}
