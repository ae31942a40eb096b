// Wrong: the page accepts a thermometer and shows another one.
// Must fail with: 19 degrees come from the live one

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

  init(thermometer: Thermometer) {
    banner = WeatherBanner(city: "Copenhagen", thermometer: .live)
  }

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(thermometer: thermometer)
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
