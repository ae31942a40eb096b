// Correct: reports on the main actor and in a task, and waits for both.

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    WeatherClient(
      forecast: { _ in
        await MainActor.run { report("forecast") }
        throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        await Task { report("searchLocations") }.value
        throw UnexpectedCall(endpoint: "searchLocations")
      })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    @Sendable func done(_ endpoint: String) { report(endpoint) }
    return LocationClient(
      authorizationStatus: {
        report("authorizationStatus")
        return .always
      },
      requestAuthorization: { done("requestAuthorization") },
      requestLocation: { done("requestLocation") },
      events: {
        report("events")
        return .init { $0.finish() }
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    PathMonitorClient(paths: {
      defer { report("paths") }
      return AsyncStream { $0.finish() }
    })
  }
}
