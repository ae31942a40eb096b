import Forecasts
import Foundation
import TerminalUI
import WeatherHTTP
import WeatherScreen

/// The weather screen. This is the only place that decides which client it gets.
@MainActor
enum WeatherDemo {
  struct Settings {
    var client = ClientChoice.happyPath
    var forecast: ClientChoice?
    var search: ClientChoice?
    var address: WebAddress?
    var place: String?
    var log = false

    /// All clients in use.
    var clients: [ClientChoice] { [client] + [forecast, search].compactMap(\.self) }
  }

  static let arguments = Arguments<Settings>(
    "\(Chapter2.program) weather",
    "Shows the weather in Copenhagen, from the client that you choose.",
    .option("client", "CLIENT", \.client, "\(ClientChoice.kind) (default: happy-path)."),
    .option(
      "forecast", "CLIENT", \.forecast,
      "For --client mock: the client that answers forecast requests (default: happy-path)."
    ),
    .option(
      "search", "CLIENT", \.search,
      "For --client mock: the client that answers searches for --place (default: happy-path)."),
    .option(
      "url", "URL", \.address, "For --client live: ask here instead of Open-Meteo."),
    .option("place", "NAME", \.place, "Search for a place with this name first."),
    .flag("log", \.log, "Show each call to the client."))

  static func run(_ words: ArraySlice<String>) async {
    let settings = arguments.valuesOrExit(Settings(), words: words)
    if let problem = problem(settings) { arguments.refuse(problem) }
    let log = CallLog()
    var client = client(settings.client, settings)
    if settings.log { client = LoggingWeatherClient(client) { log.add($0) } }
    let model = WeatherViewModel(
      client: client,
      place: settings.place.map { .named($0) } ?? .here(.copenhagen, name: "Copenhagen"))
    await WeatherSession(model: model, log: log, now: { Date() }).run(on: .standard)
    // A person has seen the failure; a script learns of it from the exit code.
    if settings.clients.contains(.live), !Terminal.standard.isInputTerminal,
      case .failure = model.state
    {
      endProgram(.failure)
    }
  }

  /// Why these settings make no sense, and what to write instead.
  static func problem(_ settings: Settings) -> String? {
    if settings.address != nil, !settings.clients.contains(.live) {
      "--url is for the live client: add --client live."
    } else if settings.client != .mock, settings.clients.count > 1 {
      "--forecast and --search are for the mock: add --client mock."
    } else if settings.clients.dropFirst().contains(.mock) {
      "The mock can't use itself: choose another client for --forecast and --search."
    } else if settings.search != nil, settings.place == nil {
      "--search needs a place: add --place NAME."
    } else if settings.place?.allSatisfy(\.isWhitespace) == true {
      "--place needs the name of a place, such as --place Copenhagen."
    } else {
      nil
    }
  }

  /// - Parameter choice: which client; `mock` asks two others.
  static func client(_ choice: ClientChoice, _ settings: Settings) -> any WeatherClientProtocol {
    switch choice {
    case .live:
      return LiveWeatherClient(
        service: settings.address.map { WeatherService(at: $0.url) } ?? .openMeteo,
        timeout: .seconds(5))
    case .mock:
      let forecasts = client(settings.forecast ?? .happyPath, settings)
      let places = client(settings.search ?? .happyPath, settings)
      return MockWeatherClient(
        forecast: { try await forecasts.forecast(at: $0) },
        searchLocations: { try await places.searchLocations(named: $0) })
    case .empty: return EmptyWeatherClient()
    case .happyPath: return HappyPathWeatherClient()
    case .belowZero: return BelowZeroWeatherClient()
    case .many: return ManyDaysWeatherClient()
    case .failed: return FailedWeatherClient()
    case .slow: return SlowWeatherClient(by: .seconds(2), clock: ContinuousClock())
    }
  }
}
