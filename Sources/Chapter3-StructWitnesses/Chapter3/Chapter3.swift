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
      "What you allow the simulated GPS: \(LocationChoice.kind) (authorized)."),
    .option("url", "URL", \.address, "Where the live client asks, instead of the internet."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    if settings.address != nil, settings.client != .live {
      arguments.refuse("--url is for the live client: add --client live.")
    }
    do {
      try await run(settings)
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  // snippet.compose
  private static func run(_ settings: Settings) async throws {
    let byHand = PathOverride()
    let model = WeatherViewModel(
      weatherClient: settings.weatherClient,
      pathMonitorClient: byHand.overriding(settings.pathMonitorClient),
      locationClient: try settings.locationClient)

    await Session(model: model, byHand: byHand, terminal: .standard).run()
    // snippet.hide

    if settings.client == .live, case .failure(let message) = model.state.weather {
      endProgram(.failure, message: message)
    }
    // snippet.show
  }
  // snippet.end
}
