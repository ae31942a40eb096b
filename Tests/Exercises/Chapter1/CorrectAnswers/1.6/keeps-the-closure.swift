// Correct: the banner keeps the thermometer's closure, with an initializer for it.

final class WeatherBanner {
  private let city: String
  private let degrees: @Sendable () -> Int

  private init(degrees: @escaping @Sendable () -> Int, of city: String) {
    self.city = city
    self.degrees = degrees
  }

  convenience init(city: String, thermometer: Thermometer) {
    self.init(degrees: thermometer.degrees, of: city)
  }

  func text() -> String { "\(city): \(degrees())°" }
}

struct FrontPage {
  let banner: WeatherBanner
  func text() -> String { "Coffee Shops. \(banner.text())" }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

// MARK: - Given again

/// The entry point: starts the app and gives back what it shows. It stays as it is.
func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
