// Wrong: the banner takes a list of thermometers, which may be empty.
// Must fail with: A list of thermometers may be empty

final class WeatherBanner {
  private let city: String
  private let thermometers: [Thermometer]

  init(city: String, thermometers: [Thermometer]) {
    self.city = city
    self.thermometers = thermometers
  }

  func text() -> String {
    "\(city): " + thermometers.map { "\($0.degrees())°" }.joined(separator: ", ")
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
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometers: [thermometer]))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
