// Wrong: a line was copied, and its name was left as it was.
// Must fail with: That is another endpoint's name, and sends you to the wrong place.

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    WeatherClient(
      forecast: { _ in
        report("forecast")
        throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        report("searchLocations")
        throw UnexpectedCall(endpoint: "searchLocations")
      })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    LocationClient(
      authorizationStatus: {
        report("authorizationStatus")
        return .notDetermined
      },
      requestAuthorization: { report("requestAuthorization") },
      requestLocation: { report("requestAuthorization") },
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
