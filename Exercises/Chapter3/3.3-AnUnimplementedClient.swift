// 3.3 · An unimplemented client                                            ★☆☆
//
// The weather app's tests start from clients that always answer. Last week the app asked for the
// location in a test of the weather, and no test failed. Write clients that report every call.
//
// You are done when
// - making a client reports nothing
// - each endpoint calls `report` with its own name before it returns
// - an endpoint that may throw throws UnexpectedCall with its name
// - a stream ends at once, without an element
// - each call is reported, to the client's own report
//
// Edit:   the three functions below the mark "Yours".
// Check:  swift run workshop check 3.3
// Read:   Book/03-StructWitnesses.md, "A client that refuses"

import LocationClient
import PathMonitorClient
import WeatherClient

/// Thrown by an endpoint that no test expected to be called, such as "forecast".
struct UnexpectedCall: Error, Equatable { let endpoint: String }

// MARK: - Yours

// TODO: 3.3 (A test passes `{ Issue.record("\($0) is unimplemented") }` as `report`.)

extension WeatherClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self { .happyPath }
}

extension LocationClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self { .authorized }
}

extension PathMonitorClient {
  static func unimplemented(report: @escaping @Sendable (String) -> Void) -> Self { .satisfied }
}
