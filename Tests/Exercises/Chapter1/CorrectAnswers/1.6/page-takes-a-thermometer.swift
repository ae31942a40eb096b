// Correct: the page takes the thermometer and makes its banner; both are structs.

struct WeatherBanner {
  let city: String
  let thermometer: Thermometer

  func text() -> String {
    "\(city): \(thermometer.degrees())°"
  }
}

struct FrontPage {
  private let banner: WeatherBanner

  init(thermometer: Thermometer) {
    banner = .init(city: "Copenhagen", thermometer: thermometer)
  }

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  FrontPage(thermometer: thermometer)
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
