// Wrong: the banner asks the thermometer when it is made.
// Must fail with: Each banner should ask its own thermometer, whenever its text is needed.

final class WeatherBanner {
  private let city: String
  private let degrees: Int

  init(city: String, thermometer: Thermometer) {
    self.city = city
    degrees = thermometer.degrees()
  }

  func text() -> String {
    "\(city): \(degrees)°"
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
