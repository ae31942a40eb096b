// Wrong: the initializer asks for a thermometer, but the property is still optional.
// Must fail with: The thermometer is optional there: `private var thermometer: Thermometer!`

final class WeatherBanner {
  private let city: String
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var thermometer: Thermometer!

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

/// A front page for Copenhagen. The tests call this function, and then `text()`.
func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

// MARK: - Given again

/// The entry point: starts the app and returns what it shows. It stays as it is.
func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
