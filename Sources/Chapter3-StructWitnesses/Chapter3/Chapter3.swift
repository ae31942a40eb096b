import LocationClient
import LocationClientLive
import TerminalUI
import WeatherFeature

/// The demo of chapter 3. Here, and only here, the screen meets the world.
@main @MainActor
enum Chapter3 {
  static let arguments = Arguments<Settings>(
    "swift run Chapter3", "Shows the weather where you are. Type help for what you can do then.",
    .option("client", "CLIENT", \.client, "Weather: \(ClientChoice.kind) (bundled)."),
    .option("path", "PATH", \.path, "Network: \(PathChoice.kind) (satisfied)."),
    .option(
      "location", "STATUS", \.location,
      "What you allow at first: \(LocationChoice.kind) (authorized; with --gps undetermined)."),
    .option(
      "gps", "FILE", \.script, "What the simulated GPS says, instead of a train ride to Malmö."),
    .option("url", "URL", \.address, "Where the live client asks, instead of the internet."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    if settings.address != nil, settings.client != .live {
      arguments.refuse("--url is for the live client: add --client live.")
    }
    do {
      try await run(settings)
    } catch {
      let lines = UsageText(for: .standardError).paragraphs("\(error)")
      endProgram(.failure, message: lines.joined(separator: "\n"))
    }
  }

  // snippet.compose
  private static func run(_ settings: Settings) async throws {
    let (byHand, device) = (PathOverride(), try settings.locationManager())
    let model = WeatherViewModel(
      weatherClient: settings.weatherClient,
      pathMonitorClient: byHand.overriding(settings.pathMonitorClient),
      locationClient: .live(manager: device))

    await Session(model: model, byHand: byHand, device: device, terminal: .standard).run()
    // snippet.hide

    if let failure = failure(of: model.state, settings, on: .standard) {
      endProgram(.failure, message: failure)
    }
    // snippet.show
  }
  // snippet.end

  /// What a script has to hear at the end, because its weather didn't come. A person has seen it.
  static func failure(
    of state: WeatherViewModel.State, _ settings: Settings, on terminal: Terminal
  ) -> String? {
    guard settings.client == .live, case .failure(let message) = state.weather else { return nil }
    return terminal.isInputTerminal && terminal.isOutputTerminal ? nil : message
  }
}
