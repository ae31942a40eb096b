import Dispatch
import Forecasts
import LocationClient
import Synchronization

/// Whoever a `LocationManager` reports to.
///
/// The calls come one after another, in the order of the requests, on a queue of the manager's.
package protocol LocationManagerDelegate: AnyObject, Sendable {
  /// The owner has decided.
  func locationManager(
    _ manager: LocationManager, didChange status: LocationClient.AuthorizationStatus)
  /// The location that was requested has been found.
  func locationManager(_ manager: LocationManager, didUpdate locations: [Coordinate])
  /// The location that was requested cannot be had.
  func locationManager(_ manager: LocationManager, didFail error: LocationError)
}

/// Finds out where the device is, after its owner has been asked.
///
/// It is made like Apple's `CLLocationManager`, down to the name, and reads a script where that
/// one has a receiver.
package final class LocationManager: Sendable {
  private struct State {
    weak var delegate: (any LocationManagerDelegate)?
    var status: LocationClient.AuthorizationStatus
    var readingsTaken = 0
  }

  private let script: GPSScript
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "LocationManager")

  /// - Parameters:
  ///   - script: what the owner and the receiver answer.
  ///   - authorizationStatus: what the owner allows at first.
  package init(script: GPSScript, authorizationStatus: LocationClient.AuthorizationStatus) {
    self.script = script
    state = Mutex(State(status: authorizationStatus))
  }

  /// Who is told what comes of the requests. The manager does not keep it.
  package var delegate: (any LocationManagerDelegate)? {
    get { state.withLock { $0.delegate } }
    set { state.withLock { $0.delegate = newValue } }
  }

  /// What the owner allows.
  package var authorizationStatus: LocationClient.AuthorizationStatus {
    state.withLock { $0.status }
  }

  /// Asks the owner, unless they have decided already, or somebody has for them. Returns at once.
  package func requestAuthorization() {
    queue.async { [weak self] in self?.askOwner() }
  }

  /// Takes a reading, if the owner allows it. Returns at once.
  package func requestLocation() {
    queue.async { [weak self] in self?.takeReading() }
  }

  private func askOwner() {
    let isAnswered = state.withLock { state in
      guard state.status == .notDetermined else { return false }
      state.status = script.answer
      return true
    }
    if isAnswered { delegate?.locationManager(self, didChange: script.answer) }
  }

  private func takeReading() {
    let reading: Result<Coordinate, LocationError> = state.withLock { state in
      if let error = LocationError(unauthorized: state.status) { return .failure(error) }
      state.readingsTaken += 1
      return script.reading(state.readingsTaken)
    }
    switch reading {
    case .success(let place): delegate?.locationManager(self, didUpdate: [place])
    case .failure(let error): delegate?.locationManager(self, didFail: error)
    }
  }
}
