// Wrong: leaves the thermometer to be set afterwards, and crashes without it.
// Must fail with: The thermometer is optional there: `var thermometer: Thermometer!`

final class WeatherBanner {
  private let city: String
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var thermometer: Thermometer!

  init(city: String) {
    self.city = city
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

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  let banner = WeatherBanner(city: "Copenhagen")
  banner.thermometer = thermometer
  return FrontPage(banner: banner)
}

// MARK: - Given again

/// The entry point: starts the app and gives back what it shows. It stays as it is.
func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
