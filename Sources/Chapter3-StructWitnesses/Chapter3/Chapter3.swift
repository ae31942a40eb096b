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
      "What you allow at the start: \(LocationChoice.kind) (default: authorized; with --gps undetermined)."
    ),
    .option(
      "gps", "FILE", \.script, "A script for the simulated GPS, instead of the train ride to Malmö."
    ),
    .option("url", "URL", \.address, "For --client live: ask here instead of on the internet."))

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
    let (byHand, device) = (PathOverride(), try settings.locationManager())
    let weather = WeatherOverride(
      settings.weatherClient, named: "\(settings.client)", clock: ContinuousClock())
    let model = WeatherViewModel(
      weatherClient: weather.client,
      pathMonitorClient: byHand.overriding(settings.pathMonitorClient),
      locationClient: .live(manager: device))

    let session = Session(
      model: model, weather: weather, byHand: byHand, device: device, terminal: .standard,
      now: { Date() })
    await session.run()
    // snippet.hide

    if hasFailed(model.state, settings, on: .standard) { endProgram(.failure) }
    // snippet.show
  }
  // snippet.end

  /// Whether the exit code has to tell a script that there was no weather. A person doesn't need
  /// that: the screen has already said why.
  static func hasFailed(
    _ state: WeatherViewModel.State, _ settings: Settings, on terminal: Terminal
  ) -> Bool {
    guard settings.client == .live, case .failure = state.weather else { return false }
    return !(terminal.isInputTerminal && terminal.isOutputTerminal)
  }
}
