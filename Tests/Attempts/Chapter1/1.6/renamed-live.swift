// Wrong: gives the live thermometer another name and makes that one the default.
// Must fail with: The live thermometer is also named there: `static let standard = live`

extension Thermometer {
  static let standard = live
}

final class WeatherBanner {
  private let city: String
  private let thermometer: Thermometer

  init(city: String, thermometer: Thermometer = .standard) {
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

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
