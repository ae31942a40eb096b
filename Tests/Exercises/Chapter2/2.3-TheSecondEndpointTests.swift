import Forecasts
import Outcomes
import TerminalUI
import TestSupport
import Testing
import WeatherScreen

@testable import Chapter2Exercises

@Suite(.exercise("2.3"), .serialized)
struct Exercise2_3 {
  @Test("each of the nine combinations can be had")
  func goesByItsOwnOutcome() async {
    var wrong: [(asked: Combination, got: Combination)] = []
    for asked in Combination.all {
      let got = await Combination(
        forecast: forecast(of: asked.client), search: search(of: asked.client))
      if got != asked { wrong.append((asked, got)) }
    }
    let example = wrong.first.map { "Asked for \($0.asked), it has \($0.got)." } ?? ""
    let canBeHad = wrong.isEmpty
    #expect(
      canBeHad,
      """
      \(wrong.count) of the nine combinations can't be had. \(example) Each endpoint should go by \
      its own outcome: "works" answers with a day or a place at least, "empty" with none, and \
      "fails" throws.
      """)
  }

  @Test("an endpoint does the same each time")
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
        A client was made for \(combination). Asked three times, for Copenhagen, the North Pole and \
        Copenhagen, its forecast \(answers.verbs). It should do the same each time, whatever it is \
        asked for.
        """)
      var found = [await search(of: combination.client)]
      for name in ["Malmö", "Copenhagen", "Malmö"] {
        found.append(await search(of: client, named: name))
      }
      let searchStays = Set(found).count == 1
      #expect(
        searchStays,
        """
        Two clients were made for \(combination). The first one's search \(found[0].verb). The \
        second one was asked for forecasts before; then, for Malmö, Copenhagen and Malmö, its \
        search \(found.dropFirst().verbs). What one endpoint did must not change the other.
        """)
      guard forecastStays, searchStays else { return }
    }
  }

  @Test("two clients keep their choices apart")
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
      Two clients were made: one for \(first), and then one for \(second). The first has \(got[0]); \
      the second has \(got[1]). Each client should keep what was chosen for it, in properties of its \
      own.
      """)
  }

  @Test("the weather screen shows what was chosen")
  func showsOnTheScreen() async {
    var wrong: [String] = []
    var screens: [String] = []
    for asked in Combination.all {
      let (kind, text) = await screen(of: asked.client)
      if kind != asked.expectedScreen {
        wrong.append("With \(asked), it should show \(asked.expectedScreen), and shows \(kind).")
      }
      screens.append("search \(asked.search), forecast \(asked.forecast):".padded(31) + text)
    }
    let isRight = wrong.isEmpty
    #expect(
      isRight,
      """
      The weather screen, which searches for Malmö and then asks for its forecast, is wrong for \
      \(wrong.count) of the nine combinations. \(wrong.first ?? "")
      """)
    guard isRight else { return }
    demonstrate(screens.map { String($0.prefix(76)) }.joined(separator: "\n"))
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

  /// What the Book's screen shows with a client, in a word, and its own words.
  @MainActor private func screen(
    of client: any WeatherClientProtocol
  ) async -> (kind: String, text: String) {
    let model = WeatherViewModel(client: client, place: .named("Malmö"))
    await model.refresh().value
    let kind =
      switch model.state {
      case .idle, .loading: "nothing"
      case .results: "a forecast"
      case .empty(let message): message.hasPrefix("No place") ? "no place" : "no forecast"
      case .failure: "a failure"
      }
    return (kind, model.screen.text.split(separator: "\n").dropFirst().first.map(String.init) ?? "")
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
