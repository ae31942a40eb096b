// Wrong: the weather client reports ten calls at most, so as not to flood the results.
// Must fail with: It should be reported each time, however many calls there are.

import Synchronization
extension WeatherClient {
  static func unimplemented(report given: @escaping @Sendable (String) -> Void) -> Self {
    let count = Counted33()
    let report: @Sendable (String) -> Void = { if count.next() <= 10 { given($0) } }
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
    return LocationClient(
      authorizationStatus: {
        report("authorizationStatus"); return .notDetermined
      },
      requestAuthorization: { report("requestAuthorization") },
      requestLocation: { report("requestLocation") },
      events: {
        report("events"); return AsyncStream { $0.finish() }
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
final class Counted33: Sendable {
  let n = Mutex(0);
  func next() -> Int {
    n.withLock {
      $0 += 1; return $0
    }
  }
}
