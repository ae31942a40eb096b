// Wrong: the page gets along without a banner.
// Must fail with: FrontPage has an optional property: `banner`.

/// The line about the weather.
final class WeatherBanner {
  private let city: String
  private let thermometer: Thermometer

  init(city: String, thermometer: Thermometer) {
    self.city = city
    self.thermometer = thermometer
  }

  func text() -> String {
    "\(city): \(thermometer.degrees())°"
  }
}

/// What people see first.
struct FrontPage {
  let banner: WeatherBanner?

  func text() -> String {
    banner.map { "Coffee Shops. \($0.text())" } ?? "Coffee Shops."
  }
}

/// A front page for Copenhagen. The tests call this function, and then `text()`.
func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
