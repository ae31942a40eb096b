// Wrong: an overload that does what the default did.
// Must fail with: This still works without a thermometer: WeatherBanner(city:).

final class WeatherBanner {
  private let city: String
  private let thermometer: Thermometer

  init(city: String, thermometer: Thermometer) {
    self.city = city
    self.thermometer = thermometer
  }

  convenience init(city: String) {
    self.init(city: city, thermometer: .live)
  }

  func text() -> String {
    "\(city): \(thermometer.degrees())°"
  }
}

struct FrontPage {
  private let banner: WeatherBanner

  init(banner: WeatherBanner) {
    self.banner = banner
  }

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
