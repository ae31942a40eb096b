import Forecasts
import TestSupport
import Testing
import WeatherScreen

@testable import Chapter2Exercises

@Suite(.exercise("2.6"), .serialized)
struct Exercise2_6 {
  @Test("a search that has been answered doesn't reach the client again")
  func remembers() async throws {
    let places = [
      "Copenhagen": ["Copenhagen", "Copenhagen, New York"], "Malmö": ["Malmö"], "Utopia": [],
      "Aarhus": ["Aarhus"], "York": ["York", "New York"],
    ]
    let service = WeatherService { name, _ in places[name] ?? [] }
    let cache = makeCachedWeatherClient(service)
    let names = ["Copenhagen", "Utopia", "Malmö", "Aarhus", "York"]
    var wrong: String?
    for name in names + names {
      let answer = await cache.told(name)
      let found = places[name] ?? []
      let expected = found.isEmpty ? "nothing" : found.joined(separator: ", ")
      if answer != expected {
        wrong = wrong ?? "For \(name) the client finds \(expected). The cache says \(answer)."
      }
    }
    let searches = service.searches.calls
    let changed = zip(names, searches).first { $0 != $1 }
    let asksAsItIs = changed == nil
    #expect(
      asksAsItIs,
      """
      The client was asked for "\(changed?.1 ?? "")" instead of "\(changed?.0 ?? "")". Pass the \
      name on letter for letter; don't change it before you ask or remember.
      """)
    guard asksAsItIs else { return }
    let isRight = wrong == nil
    #expect(
      isRight,
      """
      These names are searched for, and then all of them again: \(names.joined(separator: ", ")). \
      \(wrong ?? "")
      """)
    let isOnce = !isRight || searches == names
    let again = searches.dropFirst(names.count)
    #expect(
      isOnce,
      """
      These names are searched for, and then all of them again: \(names.joined(separator: ", ")). \
      The client should be asked once for each, but was asked again for \
      \(again.joined(separator: ", ")). \(again == ["Utopia"]
        ? "Finding nothing is an answer, too."
        : "Keep each answer under its name. A new answer must not push an old one out, and a task "
          + "that remembers it may come too late.")
      """)
    guard isRight, isOnce else { return }
    let isKeptAtOnce = await WeatherService.isKeptAtOnce()
    #expect(
      isKeptAtOnce,
      """
      A name is searched for twice in a row. The client should be asked once, but was asked \
      twice. Remember an answer before you return it: a task that remembers it may come too late.
      """)
    guard isKeptAtOnce else { return }
    guard await remembersWhenTheCallerHasLeft() else { return }
    guard try await remembersAllPlaces() else { return }
    let forgotten = await WeatherService.namesForgotten(of: 1200)
    let dropsNothing = forgotten == 0
    #expect(
      dropsNothing,
      """
      One caller searches for 1,200 names, one after another, and then for all of them again. The \
      last is an empty string. The client should be asked once for each, but was asked again for \
      \(forgotten). The cache should drop nothing.
      """)
    let source = try LearnerSource.load("2.6")
    let clocks = ["ContinuousClock", "SuspendingClock", "Date"].flatMap(source.lines(mentioning:))
    let hasNone = clocks.isEmpty
    #expect(
      hasNone,
      """
      This test reads \(source.path), and finds a clock: \(clocks.quoted). The cache should \
      remember for its whole life, not just for a while.
      """)
    let droppers = source.linesThatDrop
    let keepsAll = droppers.isEmpty
    #expect(
      !hasNone || keepsAll,
      """
      This test reads \(source.path). What is remembered may be dropped there: \
      \(droppers.quoted). The cache should drop nothing as long as it lives, neither after a while \
      nor when memory is short.
      """)
  }

  /// The places of one name, with all that is known of them.
  private func remembersAllPlaces() async throws -> Bool {
    var found = (1...20).map { (number: Int) -> Location in
      Location(
        name: "Newport", region: "Region \(number)", country: number == 1 ? nil : "Country",
        coordinate: Coordinate(latitude: Double(number), longitude: Double(-number)))
    }
    found.append(found[0])
    let cache = makeCachedWeatherClient(Gazetteer(found: found))
    let answers = [
      try await cache.searchLocations(named: "Newport"),
      try await cache.searchLocations(named: "Newport"),
    ]
    let wrong = answers.firstIndex { $0 != found }
    let isRight = wrong == nil
    #expect(
      isRight,
      """
      For Newport the client finds 21 places, of which the last equals the first. Asked for the \
      \(wrong == 0 ? "first" : "second") time, the cache gives \(wrong.map { answers[$0].count } ?? 0) \
      places, and its answer differs from the client's. Leave the client's answer as it is, and \
      remember all of it.
      """)
    return isRight
  }

  /// The client answers a caller who has given up meanwhile.
  private func remembersWhenTheCallerHasLeft() async -> Bool {
    let gate = Gate()
    let service = WeatherService { name, _ in
      await gate.pass()
      return [name]
    }
    let cache = makeCachedWeatherClient(service)
    // No other test searches for this.
    let caller = Crowd(of: 1) { await cache.told("Lund") }
    await eventually { service.searches.count == 1 }
    caller.giveUp()
    gate.open()
    await caller.isServed()
    _ = await cache.told("Lund")
    let count = service.searches.count
    let isRemembered = count == 1
    #expect(
      isRemembered,
      """
      A caller searches for Lund and is cancelled. After that the client answers. When Lund is \
      searched for again, the client is asked again. Its answer has come, even if a caller no \
      longer wants it: remember it.
      """)
    return isRemembered
  }

  @Test("two caches share nothing")
  func keepsCachesApart() async {
    let north = makeCachedWeatherClient(WeatherService { _, _ in ["North"] })
    let south = makeCachedWeatherClient(WeatherService { _, _ in ["South"] })
    var answers: [String] = []
    // No other test searches for this.
    for cache in [north, south, north] { answers.append(await cache.told("Kingston")) }
    let isRight = answers == ["North", "South", "North"]
    #expect(
      isRight,
      """
      Two caches around two clients are asked for the same name: the first, the second, and the \
      first again. They say \
      \(answers.joined(separator: ", ")). What a cache remembers belongs in a stored property of \
      its own, not in a static.
      """)
  }

  @Test(
    "names that differ at all, even if only in case, are looked up separately",
    arguments: [
      ("Malmö", "malmö"), ("Malmö", "Malmo"), ("York", " York"), ("York", "York "),
      ("New York", "York"),
      ("York", "New York"), ("Aarhus", "Aar"), ("Aar", "Aarhus"), ("Aarhus", ""),
      ("St. Ives", "St Ives"), ("New York", "New  York"),
    ])
  func tellsNamesApart(first: String, second: String) async {
    let cache = makeCachedWeatherClient(WeatherService { name, _ in ["the answer to \"\(name)\""] })
    _ = await cache.told(first)
    let answer = await cache.told(second)
    let isRight = answer == "the answer to \"\(second)\""
    #expect(
      isRight,
      """
      After a search for "\(first)" comes one for "\(second)", and gets \(answer). The whole name \
      is the key, as it is.
      """)
  }

  @Test("a failure reaches the caller and isn't remembered")
  func forgetsFailures() async {
    let errors: [any Error] = [NoSignal(turn: 1), CancellationError()]
    for error in errors {
      let service = WeatherService { _, turn in
        if turn == 1 { throw error }
        return ["Place \(turn)"]
      }
      let cache = makeCachedWeatherClient(service)
      var answers: [String] = []
      for _ in 1...3 { answers.append(await cache.told("Malmö")) }
      let isHeard = answers[0] == "\(error)"
      #expect(
        isHeard,
        """
        The client fails with \(error), and the cache says \(answers[0]). A failure should reach \
        the caller as it is.
        """)
      let isForgotten = !isHeard || answers.dropFirst() == ["Place 2", "Place 2"]
      #expect(
        isForgotten,
        """
        The client fails, and then finds Place 2. Asked three times, the cache says \
        \(answers.joined(separator: ", ")). After a failure the next search should try again. Only \
        Place 2 is worth keeping.
        """)
      guard isHeard, isForgotten else { return }
    }
  }

  @Test("a failure doesn't take away what's remembered")
  func keepsTheRest() async {
    let service = WeatherService { name, turn in
      if name == "Atlantis" { throw NoSignal(turn: turn) }
      return ["Place \(turn)"]
    }
    let cache = makeCachedWeatherClient(service)
    var answers: [String] = []
    for name in ["Malmö", "Atlantis", "Malmö"] { answers.append(await cache.told(name)) }
    let isRight = answers == ["Place 1", "NoSignal(turn: 2)", "Place 1"]
    #expect(
      isRight,
      """
      Malmö is found, Atlantis fails, and Malmö is searched for again. The cache says \
      \(answers.joined(separator: ", ")). A failure should take nothing away from what is known of \
      other names.
      """)
    guard isRight else { return }
    let forecast = await cache.told(.nowhere)
    let last = await cache.told("Malmö")
    let outlivesForecasts = last == "Place 1"
    #expect(
      outlivesForecasts,
      """
      Malmö is found as Place 1, a forecast fails with \(forecast), and Malmö is searched for \
      again. The cache says \(last). A failed forecast should take nothing away from what is known \
      of names.
      """)
    guard outlivesForecasts else { return }
    await outlivesALateFailure()
  }

  /// Two searches for one name are under way: the second is answered, and then the first one fails.
  private func outlivesALateFailure() async {
    let gate = Gate()
    let service = WeatherService { _, turn in
      guard turn == 1 else { return ["Place \(turn)"] }
      await gate.pass()
      throw NoSignal(turn: turn)
    }
    let cache = makeCachedWeatherClient(service)
    let slow = Crowd(of: 1) { await cache.told("Malmö") }
    await eventually { service.searches.count == 1 }
    let quick = Crowd(of: 1) { await cache.told("Malmö") }
    // A cache that lets the second one wait for the first is right as well.
    let isAnswered = await eventually(timeout: .milliseconds(400)) { quick.answers.count == 1 }
    gate.open()
    await slow.isServed()
    let last = isAnswered ? await cache.told("Malmö") : "Place 2"
    let isRight = last == "Place 2"
    #expect(
      isRight,
      """
      Two searches for Malmö are under way. The second one is answered with Place 2, and then the \
      first one fails. The next search gets \(last). A failure should take nothing away: Malmö has \
      been answered.
      """)
  }

  @Test("answers that arrive at the same time are all remembered")
  func losesNoAnswer() async {
    let gate = Gate()
    let service = WeatherService { name, turn in
      if name == "Malmö" { await gate.pass() }
      return ["Place \(turn)"]
    }
    let cache = makeCachedWeatherClient(service)
    let slow = Crowd(of: 1) { await cache.told("Malmö") }
    await eventually { service.searches.count == 1 }
    let quick = Crowd(of: 1) { await cache.told("Aarhus") }
    await quick.isServed()
    gate.open()
    await slow.isServed()
    for name in ["Malmö", "Aarhus"] { _ = await cache.told(name) }
    let again = service.searches.calls.dropFirst(2)
    let isKept = again.isEmpty
    #expect(
      isKept,
      """
      While the client searches for Malmö, Aarhus is searched for and found; then Malmö is found. \
      When both are searched for again, the client is asked again for \
      \(again.joined(separator: ", ")). What came in between is lost: read the memory again, or \
      change it in place, once the answer has come.
      """)
    guard isKept else { return }
    let keepsAll = await WeatherService.isKeptWhenMany()
    #expect(
      keepsAll,
      """
      Eight callers search for 100 names each, at the same time; then all names are searched for \
      again, and some reach the client again. Those were lost: between reading the memory and \
      writing it, another caller may come in. Change it in one step, inside one withLock, or in an \
      actor.
      """)
  }

  @Test("each forecast reaches the client, even while another one is under way")
  func passesForecastsOn() async {
    let service = WeatherService { _, _ in [] }
    let cache = makeCachedWeatherClient(service)
    var answers: [String] = []
    let places = [Coordinate.copenhagen, .copenhagen, .nowhere] + [.copenhagen, .copenhagen]
    for place in places {
      answers.append(await cache.told(place))
    }
    let expected = ["1.0 °C", "2.0 °C", "NoSignal(turn: 3)", "4.0 °C", "NoSignal(turn: 5)"]
    let isEachTime = answers == expected
    #expect(
      isEachTime,
      """
      The client's forecasts are 1.0 °C, 2.0 °C, an error, 4.0 °C and an error. The cache says \
      \(answers.joined(separator: ", ")). Weather changes, so pass each forecast on as it is, and \
      each error.
      """)
    guard isEachTime else { return }
    let asked = service.forecasts.calls
    let isAsAsked = asked == places
    #expect(
      isAsAsked,
      """
      The forecast at (\(Coordinate.copenhagen.latitude), \(Coordinate.copenhagen.longitude)) was \
      asked for four times, and once that at (0.0, 0.0). The client was asked for \
      \(asked.map { "(\($0.latitude), \($0.longitude))" }.joined(separator: ", ")). Pass each \
      coordinate on as it is.
      """)
    let gate = Gate()
    let slow = WeatherService(gate: gate) { _, _ in [] }
    let other = makeCachedWeatherClient(slow)
    let crowd = Crowd(of: 2) { await other.told(.copenhagen) }
    let isAsked = await eventually { slow.forecasts.count == 2 }
    gate.open()
    await crowd.isServed()
    let advice =
      slow.forecasts.count < 2
      ? "Only one did: the callers share its answer. Only searches are remembered; a forecast is neither remembered nor shared."
      : "The second one did only when the first was answered. Neither should wait for the other."
    #expect(
      isAsked,
      """
      Two callers ask for the forecast at the same place, at the same time. Each should reach the \
      client, without waiting for the other. \(advice)
      """)
  }

  @Test("the weather screen searches for its place once")
  @MainActor func quietsTheScreen() async {
    let log = CallRecorder<String>()
    let client = LoggingWeatherClient(HappyPathWeatherClient(), log: log.record)
    let model = WeatherViewModel(client: makeCachedWeatherClient(client), place: .named("Aarhus"))
    for _ in 1...3 { await model.refresh().value }
    let searches = log.calls.filter { $0.hasPrefix("search") }
    let isRight = searches.count == 1 && log.count == 4
    #expect(
      isRight,
      """
      The Book's weather screen, with your cache around its client, is refreshed three times. The \
      client should be asked for one search and three forecasts, but was asked for: \
      \(log.calls.joined(separator: ", ")).
      """)
    guard isRight else { return }
    let lines = log.calls.enumerated().map { "\($0 + 1). \($1)" }
    demonstrate(
      "What the client was asked in three refreshes of the weather screen:\n"
        + lines.joined(separator: "\n"))
  }
}
