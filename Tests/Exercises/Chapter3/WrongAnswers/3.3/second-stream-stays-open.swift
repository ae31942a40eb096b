// Wrong: only the first stream of events ends.
// Must fail with: The second time it did not end.

import Synchronization
extension WeatherClient {
  static func unimplemented(report given: @escaping @Sendable (String) -> Void) -> Self {
    let report = given
    return WeatherClient(
      forecast: { _ in
        report("forecast"); throw UnexpectedCall(endpoint: "forecast")
      },
      searchLocations: { _ in
        report("searchLocations"); throw UnexpectedCall(endpoint: "searchLocations")
      })
  }
}
extension LocationClient {
  static func unimplemented(report given: @escaping @Sendable (String) -> Void) -> Self {
    let report = given
    let opened = Atomic33()
    return LocationClient(
      authorizationStatus: {
        report("authorizationStatus"); return .notDetermined
      },
      requestAuthorization: { report("requestAuthorization") },
      requestLocation: { report("requestLocation") },
      events: {
        report("events"); return opened.first() ? AsyncStream { $0.finish() } : AsyncStream { _ in }
      })
  }
}
extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self {
    PathMonitorClient {
      report("paths"); return AsyncStream { $0.finish() }
    }
  }
}
final class Atomic33: Sendable {
  let n = Mutex(0);
  func first() -> Bool {
    n.withLock {
      $0 += 1; return $0 == 1
    }
  }
}
