// Wrong: the banner also takes nil for a thermometer, by way of a typealias.
// Must fail with: The thermometer is optional there: `private let gauge: Gauge?`

typealias Gauge = Thermometer

final class WeatherBanner {
  private let city: String
  private let gauge: Gauge?

  init(city: String, gauge: Gauge?) {
    self.city = city
    self.gauge = gauge
  }

  func text() -> String {
    gauge.map { "\(city): \($0.degrees())°" } ?? "\(city)"
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
  FrontPage(banner: WeatherBanner(city: "Copenhagen", gauge: thermometer))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
