#if canImport(CoreLocation)
  import Basics
  import CoreLocation
  import Forecasts
  import Foundation
  import LocationClient

  /// `LocationClient` for the system's manager, which belongs to the main actor.
  package struct CoreLocationClient: Sendable {
    package var authorizationStatus: @MainActor () -> LocationClient.AuthorizationStatus
    package var requestAuthorization: @MainActor () -> Void
    package var requestLocation: @MainActor () -> Void
    package var events: @Sendable () -> AsyncStream<LocationClient.Event>

    /// Makes a manager, which calls its delegate on the main thread.
    @MainActor package static func live() -> CoreLocationClient {
      let (manager, delegate) = (CLLocationManager(), Delegate())
      manager.delegate = delegate
      return CoreLocationClient(
        authorizationStatus: { .init(manager.authorizationStatus) },
        requestAuthorization: { manager.requestWhenInUseAuthorization() },
        requestLocation: { manager.requestLocation() },
        events: { delegate.events.stream() })
    }
  }

  private final class Delegate: NSObject, CLLocationManagerDelegate, Sendable {
    let events = Broadcast<LocationClient.Event>()

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      events.send(.didChangeAuthorization(.init(manager.authorizationStatus)))
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      events.send(.didUpdateLocations(locations.map { Coordinate($0.coordinate) }))
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      events.send(.didFail(LocationError("\(error.localizedDescription) Try again.")))
    }
  }

  extension LocationClient.AuthorizationStatus {
    fileprivate init(_ status: CLAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .restricted: self = .restricted
      case .denied: self = .denied
      case .authorizedAlways: self = .always
      // The system's name for it doesn't exist on macOS, where everyone who allows it does so always.
      default: self = .whileInUse
      }
    }
  }

  extension Coordinate {
    fileprivate init(_ coordinate: CLLocationCoordinate2D) {
      self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }
  }
#endif
