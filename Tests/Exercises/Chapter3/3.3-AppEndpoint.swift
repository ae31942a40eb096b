import Dispatch
import LocationClient
import PathMonitorClient
import Synchronization
import TestSupport
import WeatherClient

@testable import Chapter3Exercises

/// The three clients that the learner writes, with one report.
struct RefusingClients: Sendable {
  var weather: WeatherClient
  var location: LocationClient
  var paths: PathMonitorClient

  init(report: @escaping @Sendable (String) -> Void) {
    weather = .unimplemented(report: report)
    location = .unimplemented(report: report)
    paths = .unimplemented(report: report)
  }
}

/// An endpoint of the weather app's clients.
enum AppEndpoint: String, CaseIterable, CustomStringConvertible {
  case forecast, searchLocations
  case authorizationStatus, requestAuthorization, requestLocation, events
  case paths

  enum Outcome: Equatable, CustomStringConvertible {
    case answer
    case error(UnexpectedCall)
    case somethingElse(String)

    var description: String {
      switch self {
      case .answer: "gives an answer"
      case .error(let error): "throws \(error)"
      case .somethingElse(let words): words
      }
    }
  }

  static let throwing: [Self] = [.forecast, .searchLocations]
  static let silent = allCases.filter { !throwing.contains($0) }

  /// What ends the test process.
  static let traps = [
    "fatalError", "preconditionFailure", "assertionFailure", "precondition(", "assert(", "try!",
    "as!", "exit(", "abort(",
  ]

  var description: String { rawValue }
  var isStream: Bool { self == .events || self == .paths }

  /// Calls the endpoint. A stream is not read: it may be one that never ends.
  func call(_ clients: RefusingClients) async -> Outcome {
    do {
      switch self {
      case .forecast: _ = try await clients.weather.forecast(.copenhagen)
      case .searchLocations: _ = try await clients.weather.searchLocations(.copenhagen)
      case .authorizationStatus: _ = clients.location.authorizationStatus()
      case .requestAuthorization: clients.location.requestAuthorization()
      case .requestLocation: clients.location.requestLocation()
      case .events: _ = clients.location.events()
      case .paths: _ = clients.paths.paths()
      }
      return .answer
    } catch let error as UnexpectedCall {
      return .error(error)
    } catch {
      return .somethingElse("throws \(error)")
    }
  }

  /// Calls the endpoint, and reads its stream to the end, if it has one.
  func callToTheEnd(_ clients: RefusingClients) async -> Outcome {
    switch self {
    case .events:
      for await event in clients.location.events() {
        return .somethingElse("gave the element \(event)")
      }
      return .answer
    case .paths:
      for await path in clients.paths.paths() {
        return .somethingElse("gave the element \(path.status)")
      }
      return .answer
    default: return await call(clients)
    }
  }

  /// The clients with an answer at this endpoint.
  func expected(by clients: RefusingClients) -> RefusingClients {
    var clients = clients
    switch self {
    case .forecast: clients.weather.forecast = WeatherClient.happyPath.forecast
    case .searchLocations: clients.weather.searchLocations = { _ in [] }
    case .authorizationStatus: clients.location.authorizationStatus = { .always }
    case .requestAuthorization: clients.location.requestAuthorization = {}
    case .requestLocation: clients.location.requestLocation = {}
    case .events: clients.location.events = { AsyncStream { $0.finish() } }
    case .paths: clients.paths.paths = { AsyncStream { $0.finish() } }
    }
    return clients
  }
}

/// Tells what was reported by the time at which an endpoint had returned.
///
/// A report from the caller's own task comes before the return, whatever happens. One from elsewhere
/// is held back until the endpoint has returned: if it does not wait for the report, the report is late,
/// however busy the machine is. An endpoint that does wait for it goes on after a moment.
final class ReportWatch: Sendable {
  let names = CallRecorder<String>()
  private let caller = Mutex<Int?>(nil)
  private let hasReturned = DispatchSemaphore(value: 0)

  @Sendable func report(_ name: String) {
    let here = withUnsafeCurrentTask { $0?.hashValue }
    if here == nil || here != caller.withLock(\.self) {
      _ = hasReturned.wait(timeout: .now() + .milliseconds(200))
      hasReturned.signal()
    }
    names.record(name)
  }

  /// The names that had been reported when the call was over, and those that came later.
  func names(reportedBy call: () async -> Void) async -> (inTime: [String], late: [String]) {
    caller.withLock { $0 = withUnsafeCurrentTask { $0?.hashValue } }
    await call()
    let inTime = names.calls
    hasReturned.signal()
    if inTime.isEmpty { await eventually { names.count > 0 } }
    return (inTime, Array(names.calls.dropFirst(inTime.count)))
  }
}
