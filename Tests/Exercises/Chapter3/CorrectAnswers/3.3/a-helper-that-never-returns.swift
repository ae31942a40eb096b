// Correct: has a function for what the throwing endpoints have in common.

private struct Refusal: Sendable {
  let report: @Sendable (String) -> Void

  func fail(_ endpoint: String) throws(UnexpectedCall) -> Never {
    report(endpoint)
    throw UnexpectedCall(endpoint: endpoint)
  }

  func none<Element>(_ endpoint: String) -> AsyncStream<Element> {
    report(endpoint)
    let (stream, continuation) = AsyncStream<Element>.makeStream()
    continuation.finish()
    return stream
  }
}

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    let refusal = Refusal(report: report)
    return .init(
      forecast: { _ in try refusal.fail("forecast") },
      searchLocations: { _ in try refusal.fail("searchLocations") })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    let refusal = Refusal(report: report)
    return .init(
      authorizationStatus: {
        defer { report("authorizationStatus") }
        return .notDetermined
      },
      requestAuthorization: { report("requestAuthorization") },
      requestLocation: { report("requestLocation") },
      events: { refusal.none("events") })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    let refusal = Refusal(report: report)
    return .init(paths: { refusal.none("paths") })
  }
}
