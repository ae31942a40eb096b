import Forecasts
import TerminalUI
import WeatherClient
import WeatherClientLive
import WeatherHTTP

enum ClientChoice: String, ArgumentChoice { case live, bundled }

struct Settings {
  var client = ClientChoice.bundled
  var address: WebAddress?

  var weatherClient: WeatherClient {
    switch client {
    case .live:
      .live(
        service: address.map { WeatherService(at: $0.url) } ?? .openMeteo, timeout: .seconds(5))
    case .bundled: .bundled
    }
  }
}

/// The weather in one line, for a shell prompt.
@main
enum WeatherWidget {
  static let arguments = Arguments<Settings>(
    "swift run WeatherWidget", "Prints the weather in Copenhagen in one line.",
    .option("client", "CLIENT", \.client, "Weather: \(ClientChoice.kind) (default: bundled)."),
    .option("url", "URL", \.address, "For --client live: ask here instead of on the internet."))

  static func main() async {
    let settings = arguments.valuesOrExit(Settings())
    if settings.address != nil, settings.client != .live {
      arguments.refuse("--url is for the live client: add --client live.")
    }
    do {
      print(try await line(from: settings.weatherClient))
    } catch {
      endProgram(.failure, message: "\(error)")
    }
  }

  static func line(from client: WeatherClient) async throws -> String {
    guard let place = try await client.searchLocations(.copenhagen).first else {
      throw NoPlace()
    }
    let forecast = try await client.forecast(place.coordinate)
    let temperature = "\(forecast.current.temperature.oneDecimal) \(forecast.units.temperature)"
    return "\(place.name) \(temperature), \(forecast.current.weather.words)"
  }
}

struct NoPlace: Error, CustomStringConvertible {
  let description = "The weather service knows no place near Copenhagen. Try another client."
}
