// Correct: keeps the names in an enum, and the error with them.

private enum Endpoint: String {
  case forecast, searchLocations, authorizationStatus, requestAuthorization, requestLocation
  case events, paths

  var error: UnexpectedCall { UnexpectedCall(endpoint: rawValue) }
}

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    func refuse<Question, Answer>(
      _ endpoint: Endpoint
    ) -> @Sendable (Question) async throws -> Answer {
      { _ in
        report(endpoint.rawValue)
        throw endpoint.error
      }
    }
    return WeatherClient(
      forecast: refuse(.forecast), searchLocations: refuse(.searchLocations))
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    func tell(_ endpoint: Endpoint) -> @Sendable () -> Void {
      { report(endpoint.rawValue) }
    }
    let (status, events) = (tell(.authorizationStatus), tell(.events))
    return LocationClient(
      authorizationStatus: {
        status()
        return .denied
      },
      requestAuthorization: tell(.requestAuthorization),
      requestLocation: tell(.requestLocation),
      events: {
        events()
        return AsyncStream { $0.finish() }
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    PathMonitorClient {
      report(Endpoint.paths.rawValue)
      return AsyncStream { $0.finish() }
    }
  }
}
