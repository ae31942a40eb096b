import Forecasts
import TerminalUI
import WeatherHTTP
import WeatherScreen

/// The weather screen. Here, and only here, it is decided which client it gets.
@MainActor
enum WeatherDemo {
  struct Settings {
    var client = ClientChoice.happyPath
    var address: WebAddress?
    var place: String?
    var log = false
  }

  static let arguments = Arguments<Settings>(
    "\(Chapter2.program) weather", "Shows the weather in Copenhagen, as one of six clients has it.",
    .option("client", "CLIENT", \.client, "\(ClientChoice.kind) (happy-path)."),
    .option(
      "url", "URL", \.address, "Where the live client asks, instead of Open-Meteo."),
    .option("place", "NAME", \.place, "Search for a place of this name first."),
    .flag("log", \.log, "Show each call to the client."))

  static func run(_ words: ArraySlice<String>) async {
    let settings = arguments.valuesOrExit(Settings(), words: words)
    if settings.address != nil, settings.client != .live {
      arguments.refuse("--url is for the live client: add --client live.")
    }
    let terminal = Terminal.standard
    var client = client(settings)
    if settings.log {
      client = LoggingWeatherClient(client) { terminal.write(Line("-> \($0)", .dim)) }
    }
    let model = WeatherViewModel(
      client: client,
      place: settings.place.map { .named($0) } ?? .here(.copenhagen, name: "Copenhagen"))

    let refresh = model.refresh()
    terminal.draw(model.screen)
    await refresh.value
    if settings.client == .live, case .failure(let message) = model.state {
      endProgram(.failure, message: message)
    }
    terminal.write("")
    terminal.draw(model.screen)
  }

  private static func client(_ settings: Settings) -> any WeatherClientProtocol {
    switch settings.client {
    case .live:
      LiveWeatherClient(
        service: settings.address.map { WeatherService(at: $0.url) } ?? .openMeteo,
        timeout: .seconds(5))
    case .empty: EmptyWeatherClient()
    case .happyPath: HappyPathWeatherClient()
    case .belowZero: BelowZeroWeatherClient()
    case .failed: FailedWeatherClient()
    case .slow: SlowWeatherClient(by: .seconds(2), clock: ContinuousClock())
    }
  }
}
