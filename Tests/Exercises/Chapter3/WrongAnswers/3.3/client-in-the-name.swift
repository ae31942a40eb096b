// Wrong: puts the client before the name.
// Must fail with: Report the bare name once, without a type, parameters or parentheses.

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
        report("LocationClient.authorizationStatus")
        return .denied
      },
      requestAuthorization: { report("LocationClient.requestAuthorization") },
      requestLocation: { report("LocationClient.requestLocation") },
      events: {
        report("LocationClient.events")
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
