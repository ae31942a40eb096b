// 1.6 · No default, no back door                                           ★★☆
//
// You may choose the thermometer of the weather banner, if you think of it. If you do
// not, it takes the live one and says nothing. So somebody's test sent a request to the
// weather service all winter. Make it a compile error to leave the thermometer out.
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

// TODO: 1.6
// You are done when `.live` is named in `startApp()` and nowhere else, when nobody below
// makes a thermometer of their own, and when each type takes what it needs from whoever
// makes it. Whether the page takes a thermometer or a whole banner is up to you. Keep the
// names and the texts.

/// The line about the weather.
final class WeatherBanner {
  private let city: String
  private let thermometer: Thermometer

  init(city: String, thermometer: Thermometer = .live) {
    self.city = city
    self.thermometer = thermometer
  }

  convenience init() {
    self.init(city: "Copenhagen", thermometer: .live)
  }

  func text() -> String {
    "\(city): \(thermometer.degrees())°"
  }
}

/// What people see first.
struct FrontPage {
  private let banner = WeatherBanner()

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

/// A front page for Copenhagen. The tests call this function, and then `text()`.
func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage()
}

// MARK: - Given again

/// The entry point: starts the app and gives back what it shows. It stays as it is.
func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
