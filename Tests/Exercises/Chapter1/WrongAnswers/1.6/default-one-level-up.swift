// Wrong: the banner has no default any more, so the page has one.
// Must fail with: This still works without a thermometer: FrontPage().

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

  init(thermometer: Thermometer = .live) {
    banner = WeatherBanner(city: "Copenhagen", thermometer: thermometer)
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
