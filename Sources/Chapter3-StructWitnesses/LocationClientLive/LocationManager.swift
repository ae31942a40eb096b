import Dispatch
import Forecasts
import LocationClient
import Synchronization

/// Receives what a `LocationManager` reports.
///
/// The calls come one after another, in the order of the requests, on the manager's own queue.
package protocol LocationManagerDelegate: AnyObject, Sendable {
  /// The owner has decided.
  func locationManager(
    _ manager: LocationManager, didChange status: LocationClient.AuthorizationStatus)
  /// The requested location has been found.
  func locationManager(_ manager: LocationManager, didUpdate locations: [Coordinate])
  /// The requested location isn't available.
  func locationManager(_ manager: LocationManager, didFail error: LocationError)
}

/// Finds out where the device is, if its owner allows it.
///
/// It's modelled on Apple's `CLLocationManager`, down to the name, but reads a script instead of a
/// receiver, and leaves it to others to show its owner the question.
package final class LocationManager: Sendable {
  private struct State {
    weak var delegate: (any LocationManagerDelegate)?
    var status: LocationClient.AuthorizationStatus
    var isAsking = false
    var readingsTaken = 0
  }

  /// The location of the device, or the reason why it can't be found.
  package typealias Reading = Result<Coordinate, LocationError>

  /// A train ride from Copenhagen to Malmö, with a tunnel on the way.
  package static let trainRide: [Reading] = [
    .success(.copenhagen), .failure(.unavailable(reason: "no satellites in view")),
    .success(Coordinate(latitude: 55.61, longitude: 13)),
  ]

  private let script: [Reading]
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "LocationManager")

  /// - Parameters:
  ///   - script: a reading for each request; at least one. After the last one, the device stays
  ///     where it is.
  ///   - authorizationStatus: what the owner allows at first.
  package init(script: [Reading], authorizationStatus: LocationClient.AuthorizationStatus) {
    self.script = script
    state = Mutex(State(status: authorizationStatus))
  }

  /// Receives the results of the requests. The manager's reference to it is weak.
  package var delegate: (any LocationManagerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// What the owner allows.
  package var authorizationStatus: LocationClient.AuthorizationStatus {
    state.withLock { $0.status }
  }

  /// Whether the owner has been asked, and hasn't answered yet.
  package var isAsking: Bool { state.withLock { $0.isAsking } }

  /// Asks the owner, unless the owner or someone else has already decided. The owner answers with
  /// `decide(_:)`.
  package func requestAuthorization() {
    state.withLock { $0.isAsking = $0.status == .notDetermined }
  }

  /// Takes a reading, if the owner allows it. Returns at once.
  package func requestLocation() {
    queue.async { [weak self] in self?.takeReading() }
  }

  /// Gives the owner's answer, or changes it later as the device's settings would.
  ///
  /// If someone else has decided for the owner, nothing happens.
  ///
  /// - Parameter status: what the owner allows from now on.
  package func decide(_ status: LocationClient.AuthorizationStatus) {
    let isChanged = state.withLock { state in
      guard state.status != .restricted, state.status != status else { return false }
      (state.status, state.isAsking) = (status, false)
      return true
    }
    guard isChanged else { return }
    queue.async { [self] in delegate?.locationManager(self, didChange: status) }
  }

  private func takeReading() {
    let reading: Reading = state.withLock { state in
      if let error = LocationError(unauthorized: state.status) { return .failure(error) }
      state.readingsTaken += 1
      return script[min(state.readingsTaken, script.count) - 1]
    }
    switch reading {
    case .success(let place): delegate?.locationManager(self, didUpdate: [place])
    case .failure(let error): delegate?.locationManager(self, didFail: error)
    }
  }
}
