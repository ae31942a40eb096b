// Correct: the banner takes the thermometer with each call; the page keeps it.

final class WeatherBanner {
  private let city: String

  init(city: String) {
    self.city = city
  }

  func text(at thermometer: Thermometer) -> String {
    "\(city): \(thermometer.degrees())°"
  }
}

struct FrontPage {
  private let banner = WeatherBanner(city: "Copenhagen")
  let thermometer: Thermometer

  init(_ thermometer: Thermometer) {
    self.thermometer = thermometer
  }

  func text() -> String {
    "Coffee Shops. \(banner.text(at: thermometer))"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(thermometer)
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
