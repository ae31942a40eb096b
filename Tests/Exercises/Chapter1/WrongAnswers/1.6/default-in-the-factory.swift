// Wrong: the default has moved to the function that makes the page.
// Must fail with: This still works without a thermometer: makeFrontPage().

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
    banner = WeatherBanner(city: "Copenhagen", thermometer: thermometer)
  }

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeFrontPage(thermometer: Thermometer = .live) -> FrontPage {
  FrontPage(thermometer: thermometer)
}

// MARK: - Given again

/// The entry point: starts the app and gives back what it shows. It stays as it is.
func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
