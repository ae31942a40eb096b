import Forecasts
import TerminalUI
import WeatherScreen

/// Draws which combinations of answers the conformances can give, and which a mock can.
enum CombinationsDemo {
  /// What a client makes of a question.
  enum Outcome: String, CaseIterable {
    case works
    case nothing = "finds nothing"
    case fails
  }

  /// The answer to a search, and to a request for a forecast.
  struct Combination: Hashable {
    var search: Outcome
    var forecast: Outcome
  }

  static let arguments = Arguments<Void>(
    "\(Chapter2.program) combinations",
    "Asks the chapter's clients, and draws which combinations of answers they give.")

  static func run(_ words: ArraySlice<String>) async {
    arguments.valuesOrExit((), words: words)
    let terminal = Terminal.standard.wrapping(atMost: UsageText.columns)
    let clients: [(name: String, client: any WeatherClientProtocol)] = [
      ("HappyPath", HappyPathWeatherClient()), ("Empty", EmptyWeatherClient()),
      ("Failed", FailedWeatherClient()),
    ]
    var types: [Combination: String] = [:]
    for (name, client) in clients { types[await combination(of: client)] = name }
    var mocks: [Combination: String] = [:]
    for (_, searching) in clients {
      for (_, forecasting) in clients {
        let mock = MockWeatherClient(
          forecast: { try await forecasting.forecast(at: $0) },
          searchLocations: { try await searching.searchLocations(named: $0) })
        mocks[await combination(of: mock)] = "mock"
      }
    }
    terminal.draw(screen(types: types, mocks: mocks))
  }

  /// Asks a client both questions.
  static func combination(of client: any WeatherClientProtocol) async -> Combination {
    Combination(
      search: await outcome { try await client.searchLocations(named: "Malmö").isEmpty },
      forecast: await outcome { try await client.forecast(at: .copenhagen).days.isEmpty })
  }

  private static func outcome(_ isEmpty: () async throws -> Bool) async -> Outcome {
    do { return try await isEmpty() ? .nothing : .works } catch { return .fails }
  }

  private static func screen(types: [Combination: String], mocks: [Combination: String]) -> Screen {
    let count = Outcome.allCases.count * Outcome.allCases.count
    return Screen {
      Line("A type for each combination", .bold)
      table(types)
      ""
      Line("One mock, with a closure for each endpoint", .bold)
      table(mocks)
      ""
      Line("2 endpoints with three outcomes each: \(count) combinations.")
    }
  }

  private static func table(_ names: [Combination: String]) -> [Line] {
    let head = Line("").padded(to: 24) + cells(Outcome.allCases.map { "search \($0.rawValue)" })
    return [head]
      + Outcome.allCases.map { forecast in
        Line("forecast \(forecast.rawValue)").padded(to: 24)
          + cells(
            Outcome.allCases.map { names[Combination(search: $0, forecast: forecast)] ?? "·" })
      }
  }

  private static func cells(_ texts: [String]) -> Line {
    texts.dropLast().reduce(Line("")) { $0 + Line($1).padded(to: 22) } + Line(texts.last ?? "")
  }
}
