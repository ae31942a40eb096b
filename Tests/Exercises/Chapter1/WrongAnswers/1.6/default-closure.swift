// Wrong: the banner takes a closure instead of a thermometer, with a default.
// Must fail with: This still works without a thermometer: WeatherBanner(city:).

final class WeatherBanner {
  private let city: String
  private let degrees: () -> Int

  init(city: String, degrees: @escaping () -> Int = { 19 }) {
    self.city = city
    self.degrees = degrees
  }

  func text() -> String {
    "\(city): \(degrees())°"
  }
}

struct FrontPage {
  let banner: WeatherBanner

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", degrees: thermometer.degrees))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
