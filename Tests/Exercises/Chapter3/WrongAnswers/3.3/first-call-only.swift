// Wrong: reports the first unexpected call of a client, since one is enough to fail a test.
// Must fail with: was called three times, and each call should be reported

import Synchronization

final class Reported: Sendable {
  let isTrue = Atomic(false)
}

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    let reported = Reported()
    @Sendable func once(_ endpoint: String) {
      if !reported.isTrue.exchange(true, ordering: .relaxed) { report(endpoint) }
    }
    return WeatherClient(
      forecast: { _ in
        once("forecast")
        throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        once("searchLocations")
        throw UnexpectedCall(endpoint: "searchLocations")
      })
  }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    let reported = Reported()
    @Sendable func once(_ endpoint: String) {
      if !reported.isTrue.exchange(true, ordering: .relaxed) { report(endpoint) }
    }
    return LocationClient(
      authorizationStatus: {
        once("authorizationStatus")
        return .denied
      },
      requestAuthorization: { once("requestAuthorization") },
      requestLocation: { once("requestLocation") },
      events: {
        once("events")
        return AsyncStream { $0.finish() }
      })
  }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    let reported = Reported()
    @Sendable func once(_ endpoint: String) {
      if !reported.isTrue.exchange(true, ordering: .relaxed) { report(endpoint) }
    }
    return PathMonitorClient {
      once("paths")
      return AsyncStream { $0.finish() }
    }
  }
}
