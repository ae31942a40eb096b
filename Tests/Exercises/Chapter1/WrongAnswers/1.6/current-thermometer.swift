// Wrong: the thermometer is a global that the last page has set.
// Must fail with: Each banner should ask its own thermometer, whenever its text is needed.

import Synchronization

let current = Mutex<@Sendable () -> Int>({ 0 })

final class WeatherBanner {
  private let city: String

  init(city: String) {
    self.city = city
  }

  func text() -> String {
    "\(city): \(current.withLock { $0 }())°"
  }
}

struct FrontPage {
  let banner: WeatherBanner

  func text() -> String {
    "Coffee Shops. \(banner.text())"
  }
}

func makeFrontPage(thermometer: Thermometer) -> FrontPage {
  current.withLock { $0 = thermometer.degrees }
  return FrontPage(banner: WeatherBanner(city: "Copenhagen"))
}

func startApp() -> String {
  makeFrontPage(thermometer: .live).text()
}
