import Forecasts
import Outcomes
import TerminalUI
import TestSupport
import Testing
import WeatherScreen

@testable import Chapter2Exercises

@Suite(.exercise("2.3"), .serialized)
struct Exercise2_3 {
  @Test("a client can be made for each of the nine combinations")
  func goesByItsOwnOutcome() async {
    var wrong: [(asked: Combination, got: Combination)] = []
    for asked in Combination.all {
      let got = await Combination(
        forecast: forecast(of: asked.client), search: search(of: asked.client))
      if got != asked { wrong.append((asked, got)) }
    }
    let example = wrong.first.map { "Asked for \($0.asked), it has \($0.got)." } ?? ""
    let isRight = wrong.isEmpty
    #expect(
      isRight,
      """
      \(wrong.count) of the nine combinations \(wrong.count == 1 ? "is" : "are") wrong. \(example) \
      Each endpoint should go by the outcome that this client was made with, not by the other \
      endpoint's, nor by that of a client made earlier. One that works answers with at least one day \
      or place, one that is empty with none, and one that fails throws.
      """)
  }

  @Test("an endpoint keeps its outcome, however often it is called")
  func staysAsChosen() async {
    for combination in Combination.all {
      let client = combination.client
      var answers: [Outcome] = []
      for place in [Coordinate.copenhagen, .northPole, .copenhagen] {
        answers.append(await forecast(of: client, at: place))
      }
      let forecastStays = Set(answers).count == 1
      #expect(
        forecastStays,
        """
        A client was made for \(combination). Asked three times, for Copenhagen, the North Pole \
        and Copenhagen, its forecast \(answers.verbs). It should do the same each time, whatever \
        it is asked for.
        """)
      var found = [await search(of: combination.client)]
      for name in ["Malmö", "Copenhagen", "Malmö"] {
        found.append(await search(of: client, named: name))
      }
      let searchStays = Set(found).count == 1
      #expect(
        searchStays,
        """
        \(found[1] == found[0]
          ? """
          A client was made for \(combination). Asked three times, for Malmö, Copenhagen and Malmö, \
          its search \(found.dropFirst().verbs). It should do the same each time, whatever it is \
          asked for.
          """
          : """
          Two clients were made for \(combination). The first one's search \(found[0].verb). The \
          second one was asked for forecasts before, and its search \(found[1].verb). What one \
          endpoint did must not change the other.
          """)
        """)
      let later = await forecast(of: client)
      let isUntouched = !forecastStays || later == answers[0]
      #expect(
        isUntouched,
        """
        A client was made for \(combination). Before its search was asked, its forecast \
        \(answers[0].verb); after that, it \(later.verb). What one endpoint did must not change \
        the other.
        """)
      guard forecastStays, searchStays, isUntouched else { return }
      guard await staysAsChosenForLong(combination, forecast: answers[0], search: found[0])
      else { return }
    }
  }

  /// Both endpoints are called often, also for places that a stub may take for special. Names stay
  /// those that the Book's client knows.
  private func staysAsChosenForLong(
    _ combination: Combination, forecast expected: Outcome, search expectedSearch: Outcome
  ) async -> Bool {
    let client = combination.client
    let places = [Coordinate.nullIsland, .sydney]
    let names = ["Malmö", "Copenhagen"]
    for number in 1...20 {
      let place = places[number % 2]
      let forecast = await forecast(of: client, at: place)
      let name = names[number % 2]
      let search = await search(of: client, named: name)
      let isRight = forecast == expected && search == expectedSearch
      #expect(
        isRight,
        """
        A client was made for \(combination). \(forecast == expected
          ? "Its search number \(number), for \"\(name)\", \(search.verb)."
          : """
          Its forecast number \(number), at (\(place.latitude), \(place.longitude)), \
          \(forecast.verb).
          """) \
        An endpoint should do what was chosen for it each time, whatever it is asked for.
        """)
      guard isRight else { return false }
    }
    // What a search that works finds for such a name is up to the client.
    for name in ["", "Atlantis"] where expectedSearch != .works {
      let search = await search(of: client, named: name)
      let isRight = search == expectedSearch
      #expect(
        isRight,
        """
        A client was made for \(combination). Its search for "\(name)" \(search.verb). An endpoint \
        should do what was chosen for it, whatever it is asked for.
        """)
      guard isRight else { return false }
    }
    return true
  }

  @Test("each of two clients has its own outcomes")
  func keepsClientsApart() async {
    let first = Combination(forecast: .fails, search: .works)
    let second = Combination(forecast: .works, search: .empty)
    let clients = (first.client, second.client)
    let got = await [
      Combination(forecast: forecast(of: clients.0), search: search(of: clients.0)),
      Combination(forecast: forecast(of: clients.1), search: search(of: clients.1)),
    ]
    let isRight = got == [first, second]
    #expect(
      isRight,
      """
      Two clients were made: one for \(first), and then one for \(second). The first has \
      \(got[0]); the second has \(got[1]). Each client should keep what was chosen for it, in \
      properties of its own.
      """)
  }

  @Test("the weather screen shows what was chosen")
  func showsOnTheScreen() async {
    var wrong: [String] = []
    var screens: [String] = []
    for asked in Combination.all {
      let kind = await screen(of: asked.client)
      if kind != asked.expectedScreen {
        wrong.append("With \(asked), it should show \(asked.expectedScreen), but shows \(kind).")
      }
      let (search, forecast) = await told(by: asked.client)
      let row = "search: \(search)".padded(20) + "forecast: \(forecast)".padded(20)
      screens.append(row + "screen: \(kind)")
    }
    let isRight = wrong.isEmpty
    #expect(
      isRight,
      """
      The weather screen, which searches for Malmö and then asks for its forecast, is wrong for \
      \(wrong.count) of the nine combinations. \(wrong.first ?? "")
      """)
    guard isRight else { return }
    let caption = "Nine clients, and what the weather screen makes of their answers:"
    demonstrate(([caption] + screens).joined(separator: "\n"))
  }

  private func forecast(
    of client: any WeatherClientProtocol, at place: Coordinate = .copenhagen
  ) async -> Outcome {
    await outcome { try await client.forecast(at: place).days.isEmpty }
  }

  private func search(
    of client: any WeatherClientProtocol, named name: String = "Malmö"
  ) async -> Outcome {
    await outcome { try await client.searchLocations(named: name).isEmpty }
  }

  private func outcome(_ isEmpty: () async throws -> Bool) async -> Outcome {
    do { return try await isEmpty() ? .empty : .works } catch { return .fails }
  }

  /// What both endpoints answer, in a word or two.
  private func told(
    by client: any WeatherClientProtocol
  ) async -> (search: String, forecast: String) {
    let found = try? await client.searchLocations(named: "Malmö")
    let forecast = try? await client.forecast(at: .copenhagen)
    let name = found.map { $0.first?.name ?? "nothing" } ?? "error"
    let days = forecast.map { $0.days.count == 1 ? "1 day" : "\($0.days.count) days" }
    return (String(name.prefix(11)), days ?? "error")
  }

  /// What the Book's screen shows with a client, in a word.
  @MainActor private func screen(of client: any WeatherClientProtocol) async -> String {
    let model = WeatherViewModel(client: client, place: .named("Malmö"))
    await model.refresh().value
    return switch model.state {
    case .idle, .loading: "nothing"
    case .results: "a forecast"
    case .empty(let message): message.hasPrefix("No place") ? "no place" : "no forecast"
    case .failure: "a failure"
    }
  }
}

/// An outcome for each endpoint.
private struct Combination: CustomStringConvertible, Equatable {
  var forecast: Outcome
  var search: Outcome

  static let all = Outcome.allCases.flatMap { forecast in
    Outcome.allCases.map { Combination(forecast: forecast, search: $0) }
  }

  var client: any WeatherClientProtocol {
    makeWeatherClient(forecast: forecast, search: search)
  }

  /// The screen asks for the forecast of what the search has found.
  var expectedScreen: String {
    switch (search, forecast) {
    case (.fails, _), (.works, .fails): "a failure"
    case (.empty, _): "no place"
    case (.works, .empty): "no forecast"
    case (.works, .works): "a forecast"
    }
  }

  var description: String {
    "a forecast that \(forecast.verb) and a search that \(search.verb)"
  }
}

extension Coordinate {
  fileprivate static let northPole = Coordinate(latitude: 90, longitude: 0)
  fileprivate static let nullIsland = Coordinate(latitude: 0, longitude: 0)
  fileprivate static let sydney = Coordinate(latitude: -33.87, longitude: 151.21)
}

extension Outcome {
  fileprivate var verb: String {
    switch self {
    case .works: "works"
    case .empty: "is empty"
    case .fails: "fails"
    }
  }
}

extension Sequence<Outcome> {
  fileprivate var verbs: String {
    map(\.verb).joined(separator: ", ")
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
