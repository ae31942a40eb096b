// Wrong: makes a thermometer for a preview, by another name of its type.
// Must fail with: A thermometer is made there: `FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: Gauge(

typealias Gauge = Thermometer

final class WeatherBanner {
  private let city: String
  private let thermometer: Gauge

  init(city: String, thermometer: Gauge) {
    self.city = city
    self.thermometer = thermometer
  }

  func text() -> String { "\(city): \(thermometer.degrees())°" }
}

struct FrontPage {
  let banner: WeatherBanner

  static var preview: FrontPage {
    FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: Gauge(degrees: { 21 })))
  }

  func text() -> String { "Coffee Shops. \(banner.text())" }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

// MARK: - Given again

/// The entry point: starts the app and gives back what it shows. It stays as it is.
func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
