// Wrong: the types are clean, and a factory next to them has the default.
// Must fail with: The live thermometer is also named there: `func makeBanner(thermometer: Thermometer = .live)

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

struct FrontPage {
  private let banner: WeatherBanner

  init(banner: WeatherBanner) {
    self.banner = banner
  }

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeBanner(thermometer: Thermometer = .live) -> WeatherBanner {
  WeatherBanner(city: "Copenhagen", thermometer: thermometer)
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: makeBanner(thermometer: thermometer))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
