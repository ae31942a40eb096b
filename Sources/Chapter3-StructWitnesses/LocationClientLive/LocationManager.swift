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
/// receiver.
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
  ///   - script: what the receiver and the owner answer. If it has no answer from the owner, a call
  ///     to `decide(_:)` gives it.
  ///   - authorizationStatus: what the owner allows at first.
  package init(script: GPSScript, authorizationStatus: LocationClient.AuthorizationStatus) {
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

  /// Whether the script leaves the answer to the owner, who gives it with `decide(_:)`.
  package var leavesAnswerToOwner: Bool { script.answer == nil }

  /// Asks the owner, unless the owner or someone else has already decided. Returns at once.
  package func requestAuthorization() {
    queue.async { [weak self] in self?.askOwner() }
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
    let isChanged = change(to: status) { $0 != .restricted && $0 != status }
    guard isChanged else { return }
    queue.async { [self] in delegate?.locationManager(self, didChange: status) }
  }

  private func askOwner() {
    guard let answer = script.answer, change(to: answer, if: { $0 == .notDetermined }) else {
      return
    }
    delegate?.locationManager(self, didChange: answer)
  }

  /// - Returns: whether the status was changed.
  private func change(
    to status: LocationClient.AuthorizationStatus,
    if mayChange: (LocationClient.AuthorizationStatus) -> Bool
  ) -> Bool {
    state.withLock { state in
      guard mayChange(state.status) else { return false }
      state.status = status
      return true
    }
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
