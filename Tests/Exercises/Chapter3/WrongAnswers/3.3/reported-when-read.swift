// Wrong: reports when someone reads the stream, and not when it is asked for.
// Must fail with: A stream might not be read: call report in the endpoint itself,

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
        return .denied
      },
      requestAuthorization: { report("requestAuthorization") },
      requestLocation: { report("requestLocation") },
      events: {
        AsyncStream(unfolding: {
          report("events")
          return nil
        })
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    PathMonitorClient {
      AsyncStream(unfolding: {
        report("paths")
        return nil
      })
    }
  }
}
