// Correct: starts from the mocks that are there, and replaces all their endpoints.

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    var client = WeatherClient.failed
    client.forecast = { _ in
      report("forecast")
      throw UnexpectedCall(endpoint: "forecast")
    }
    client.searchLocations = { _ in
      report("searchLocations")
      throw UnexpectedCall(endpoint: "searchLocations")
    }
    return client
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    let mock = LocationClient.restricted
    var client = mock
    client.authorizationStatus = {
      report("authorizationStatus")
      return mock.authorizationStatus()
    }
    client.requestAuthorization = { report("requestAuthorization") }
    client.requestLocation = { report("requestLocation") }
    client.events = {
      report("events")
      return AsyncStream(unfolding: { nil })
    }
    return client
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    var client = PathMonitorClient.unsatisfied
    client.paths = {
      report("paths")
      return AsyncStream { continuation in continuation.finish() }
    }
    return client
  }
}
