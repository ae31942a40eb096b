// Correct: the banner takes a closure that gives it a thermometer.

final class WeatherBanner {
  private let city: String
  private let thermometer: () -> Thermometer

  init(city: String, thermometer: @escaping @autoclosure () -> Thermometer) {
    self.city = city
    self.thermometer = thermometer
  }

  func text() -> String {
    "\(city): \(thermometer().degrees())°"
  }
}

struct FrontPage {
  let banner: WeatherBanner

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  let banner = WeatherBanner(city: "Copenhagen", thermometer: thermometer)
  return FrontPage(banner: banner)
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
