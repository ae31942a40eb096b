// Wrong: offers a mock thermometer, and a page with it for previews.
// Must fail with: A thermometer is made there: `.init(degrees: { 20 })`.

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
  let banner: WeatherBanner

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

extension Thermometer {
  static var mock: Self {
    .init(degrees: { 20 })
  }
}

extension FrontPage {
  static func preview() -> FrontPage { makeFrontPage(thermometer: .mock) }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
