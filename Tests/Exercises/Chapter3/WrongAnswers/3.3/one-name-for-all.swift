// Wrong: takes the name from #function, which is that of the enclosing function.
// Must fail with: these names should have been reported: ["authorizationStatus"].

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    WeatherClient(
      forecast: { _ in
        report(#function)
        throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        report(#function)
        throw UnexpectedCall(endpoint: "searchLocations")
      })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    LocationClient(
      authorizationStatus: {
        report(#function)
        return .denied
      },
      requestAuthorization: { report(#function) },
      requestLocation: { report(#function) },
      events: {
        report(#function)
        return AsyncStream { $0.finish() }
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    PathMonitorClient {
      report(#function)
      return AsyncStream { $0.finish() }
    }
  }
}
