import Foundation
import LocationClient
import LocationClientLive
import TerminalUI
import WeatherFeature

/// The demo of chapter 3. This is the only place where the screen meets the world.
@main @MainActor
enum Chapter3 {
  static let arguments = Arguments<Settings>(
    "swift run Chapter3", "Shows the weather where you are. Type help for a list of commands.",
    .option("client", "CLIENT", \.client, "Weather: \(ClientChoice.kind) (default: bundled)."),
    .option("path", "PATH", \.path, "Network: \(PathChoice.kind) (default: satisfied)."),
    .option(
      "location", "STATUS", \.location,
      "What you allow at the start: \(LocationChoice.kind) (default: authorized)."
    ),
    .option("url", "URL", \.address, "For --client live: ask here instead of on the internet."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    if settings.address != nil, settings.client != .live {
      arguments.refuse("--url is for the live client: add --client live.")
    }
    await run(settings)
  }

  private static func run(_ settings: Settings) async {
    let (byHand, device) = (PathOverride(), settings.locationManager)
    let weather = WeatherOverride(
      settings.weatherClient, named: "\(settings.client)", clock: ContinuousClock())
    // snippet.compose
    let model = WeatherViewModel(
      weatherClient: weather.client,
      pathMonitorClient: byHand.overriding(settings.pathMonitorClient),
      locationClient: .live(manager: device))
    // snippet.end

    let session = Session(
      model: model, weather: weather, byHand: byHand, device: device, terminal: .standard,
      now: { Date() })
    await session.run()
    // A person has seen the failure; a script learns of it from the exit code.
    if settings.client == .live, !Terminal.standard.isInputTerminal,
      case .failure = model.state.weather
    {
      endProgram(.failure)
    }
  }
}
