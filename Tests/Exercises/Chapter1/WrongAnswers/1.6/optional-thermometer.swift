// Wrong: the banner gets along without a thermometer.
// Must fail with: The thermometer is optional there: `private let thermometer: Thermometer?`

final class WeatherBanner {
  private let city: String
  private let thermometer: Thermometer?

  init(city: String, thermometer: Thermometer?) {
    self.city = city
    self.thermometer = thermometer
  }

  func text() -> String {
    "\(city): \(thermometer?.degrees() ?? 0)°"
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

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
