// Wrong: reports, and then answers as if all were well.
// Must fail with: It gives an answer. A made-up answer lets the code under test go on

import Forecasts

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    WeatherClient(
      forecast: { _ in
        report("forecast")
        return try await happyPath.forecast(.copenhagen)
      },
      searchLocations: { _ in
        report("searchLocations")
        return []
      })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    LocationClient(
      authorizationStatus: {
        report("authorizationStatus")
        return .denied
      },
      requestAuthorization: { report("requestAuthorization") },
      requestLocation: { report("requestLocation") },
      events: {
        report("events")
        return AsyncStream { $0.finish() }
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    PathMonitorClient {
      report("paths")
      return AsyncStream { $0.finish() }
    }
  }
}
