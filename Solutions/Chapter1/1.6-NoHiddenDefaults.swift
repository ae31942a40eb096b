// 1.6 · No hidden defaults                                                 ★★☆
//
// You can choose the weather banner's thermometer. If you forget to, the banner silently takes
// the live one. So a test that forgot the thermometer sent its requests to the weather service
// all winter. Make leaving out the thermometer a compile error.
//
// You are done when
// - the front page shows the thermometer that it is made with
// - each of two front pages asks its own thermometer each time
// - the app itself still runs on the live thermometer
// - no page and no banner works without a thermometer
// - only the entry point names the live thermometer
//
// Edit:   everything between the marks "Yours" and "Given again".
// Check:  swift run workshop check 1.6
// Read:   Book/01-ControlFreak.md, "Hidden defaults"

// MARK: - Given

/// Knows how warm it is outside, in degrees Celsius.
struct Thermometer: Sendable {
  var degrees: @Sendable () -> Int

  /// Asks the weather service. The number stands for its answer.
  static let live = Thermometer(degrees: { 19 })
}

// MARK: - Yours

// Without the default and without the convenience initializer, the page can't make its
// banner any more: it has no thermometer to give. That compile error is the point. It goes
// up from type to type, until it reaches the one place that knows: the entry point.

/// The line about the weather.
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

/// What people see first.
struct FrontPage {
  private let banner: WeatherBanner

  init(banner: WeatherBanner) {
    self.banner = banner
  }

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

/// A front page for Copenhagen.
func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(banner: WeatherBanner(city: "Copenhagen", thermometer: thermometer))
}

// MARK: - Given again

/// The entry point: starts the app and returns what it shows. It stays as it is.
func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
