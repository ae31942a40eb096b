// Wrong: writes one error and throws it everywhere.
// Must fail with: searchLocations should throw UnexpectedCall(endpoint: "searchLocations").

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    WeatherClient(
      forecast: { _ in
        report("forecast")
        throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        report("searchLocations")
        throw UnexpectedCall(endpoint: "forecast")
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
