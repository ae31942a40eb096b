// Correct: the types keep closures; the thermometer stays in the seam.

final class WeatherBanner {
  private let city: String
  private let degrees: () -> Int

  init(city: String, degrees: @escaping () -> Int) {
    self.city = city
    self.degrees = degrees
  }

  func text() -> String {
    "\(city): \(degrees())°"
  }
}

struct FrontPage {
  let weather: () -> String

  func text() -> String {
    "Coffee Shops. \(weather())"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  let banner = WeatherBanner(city: "Copenhagen", degrees: thermometer.degrees)
  return .init { banner.text() }
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
