// Wrong: leaves the report to a task of its own.
// Must fail with: It came later. Call report in the endpoint itself, not in a task.

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    WeatherClient(
      forecast: { _ in
        Task.detached { report("forecast") }
        throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        Task.detached { report("searchLocations") }
        throw UnexpectedCall(endpoint: "searchLocations")
      })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    LocationClient(
      authorizationStatus: {
        Task.detached { report("authorizationStatus") }
        return .denied
      },
      requestAuthorization: { Task.detached { report("requestAuthorization") } },
      requestLocation: { Task.detached { report("requestLocation") } },
      events: {
        Task.detached { report("events") }
        return AsyncStream { $0.finish() }
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    PathMonitorClient {
      Task.detached { report("paths") }
      return AsyncStream { $0.finish() }
    }
  }
}
