// Wrong: a second makeFrontPage asks for nothing.
// Must fail with: The live thermometer is also named there: `makeFrontPage(thermometer: .live)`.

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
  let banner: WeatherBanner

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

func makeFrontPage() -> FrontPage {
  makeFrontPage(thermometer: .live)
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
