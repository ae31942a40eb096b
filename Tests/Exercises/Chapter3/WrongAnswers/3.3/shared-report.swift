// Wrong: keeps the report of the client that was made last in a static variable.
// Must fail with: Each closure should call the report that its own client was made with.

import Synchronization

enum Reports {
  static let last = Mutex<(@Sendable (String) -> Void)?>(nil)

  static func send(_ endpoint: String) {
    last.withLock(\.self)?(endpoint)
  }
}

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    Reports.last.withLock { $0 = report }
    return WeatherClient(
      forecast: { _ in
        Reports.send("forecast")
        throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        Reports.send("searchLocations")
        throw UnexpectedCall(endpoint: "searchLocations")
      })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    Reports.last.withLock { $0 = report }
    return LocationClient(
      authorizationStatus: {
        Reports.send("authorizationStatus")
        return .denied
      },
      requestAuthorization: { Reports.send("requestAuthorization") },
      requestLocation: { Reports.send("requestLocation") },
      events: {
        Reports.send("events")
        return AsyncStream { $0.finish() }
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    Reports.last.withLock { $0 = report }
    return PathMonitorClient {
      Reports.send("paths")
      return AsyncStream { $0.finish() }
    }
  }
}
