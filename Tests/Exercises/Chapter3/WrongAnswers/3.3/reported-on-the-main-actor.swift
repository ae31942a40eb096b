// Wrong: leaves the report to a task on the main actor, which may come after the test.
// Must fail with: It came later. Call report in the endpoint itself, not in a task.

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    WeatherClient(
      forecast: { _ in
        Task { @MainActor in report("forecast") }
        throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        Task { @MainActor in report("searchLocations") }
        throw UnexpectedCall(endpoint: "searchLocations")
      })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    LocationClient(
      authorizationStatus: {
        Task { @MainActor in report("authorizationStatus") }
        return .denied
      },
      requestAuthorization: { Task { @MainActor in report("requestAuthorization") } },
      requestLocation: { Task { @MainActor in report("requestLocation") } },
      events: {
        Task { @MainActor in report("events") }
        return AsyncStream { $0.finish() }
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    PathMonitorClient {
      Task { @MainActor in report("paths") }
      return AsyncStream { $0.finish() }
    }
  }
}
