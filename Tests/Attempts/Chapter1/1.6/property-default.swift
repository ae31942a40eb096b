// Wrong: the property starts as the live thermometer and is replaced afterwards.
// Must fail with: The live thermometer is also named there: `var thermometer = Thermometer.live`.

final class WeatherBanner {
  private let city: String
  var thermometer = Thermometer.live

  init(city: String) {
    self.city = city
  }

  func text() -> String {
    "\(city): \(thermometer.degrees())°"
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
  let banner = WeatherBanner(city: "Copenhagen")
  banner.thermometer = thermometer
  return FrontPage(banner: banner)
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
