// Wrong: takes more than 50 degrees for a mistake.
// Must fail with: It should say "Coffee Shops. Copenhagen: -60°" but says "Coffee Shops. Copenhagen: -50°"

final class WeatherBanner {
  private let city: String
  private let thermometer: Thermometer

  init(city: String, thermometer: Thermometer) {
    self.city = city
    self.thermometer = thermometer
  }

  func text() -> String {
    "\(city): \(min(max(thermometer.degrees(), -50), 50))°"
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
