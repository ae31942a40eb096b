// Correct: a class that makes its banner when it is first shown.

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

final class FrontPage {
  private let thermometer: Thermometer
  private lazy var banner = WeatherBanner(city: "Copenhagen", thermometer: thermometer)

  init(thermometer: Thermometer) {
    self.thermometer = thermometer
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
