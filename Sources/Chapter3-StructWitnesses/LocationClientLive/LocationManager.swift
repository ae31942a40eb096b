import Dispatch
import Forecasts
import LocationClient
import Synchronization

/// What a `LocationManager` reports to.
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
  ///   - script: what the receiver answers, and what the owner does. Where it doesn't say, the owner
  ///     is asked, and `decide(_:)` is the answer.
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

  /// Whether the script leaves it to the owner to answer, with `decide(_:)`.
  package var leavesAnswerToOwner: Bool { script.answer == nil }

  /// Asks the owner, unless they have decided already, or someone has for them. Returns at once.
  package func requestAuthorization() {
    queue.async { [weak self] in self?.askOwner() }
  }

  /// Takes a reading, if the owner allows it. Returns at once.
  package func requestLocation() {
    queue.async { [weak self] in self?.takeReading() }
  }

  /// What the owner answers, or changes later in the device's settings.
  ///
  /// Where someone else has decided for the owner, nothing happens.
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

  /// - Returns: whether the status was one that may be changed.
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
