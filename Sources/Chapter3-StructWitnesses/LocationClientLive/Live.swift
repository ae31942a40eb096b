import Basics
import Forecasts
import LocationClient

// snippet.location-delegate
extension LocationClient {
  /// A client for this manager, whose delegate it replaces.
  package static func live(manager: LocationManager) -> LocationClient {
    let delegate = Delegate()
    manager.delegate = delegate
    return LocationClient(
      authorizationStatus: { manager.authorizationStatus },
      requestAuthorization: { manager.requestAuthorization() },
      requestLocation: { manager.requestLocation() },
      // The manager's reference to its delegate is weak. This closure keeps the delegate alive.
      events: { delegate.events.stream() })
  }
}

private final class Delegate: LocationManagerDelegate {
  let events = Broadcast<LocationClient.Event>()

  func locationManager(
    _ manager: LocationManager, didChange status: LocationClient.AuthorizationStatus
  ) {
    events.send(.didChangeAuthorization(status))
  }
  func locationManager(_ manager: LocationManager, didUpdate locations: [Coordinate]) {
    events.send(.didUpdateLocations(locations))
  }
  func locationManager(_ manager: LocationManager, didFail error: LocationError) {
    events.send(.didFail(error))
  }
}
// snippet.end
