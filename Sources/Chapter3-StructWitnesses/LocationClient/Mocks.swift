import Basics
import Forecasts
import Synchronization

/// Each access makes a new client, whose events nobody else receives.
extension LocationClient {
  /// In Copenhagen, with permission while the app is in use.
  package static var authorized: LocationClient { standing(at: .copenhagen, status: .whileInUse) }

  /// The owner has said no.
  package static var denied: LocationClient { standing(at: .copenhagen, status: .denied) }

  /// Someone has decided for the owner.
  package static var restricted: LocationClient { standing(at: .copenhagen, status: .restricted) }

  /// Nobody has asked the owner yet. If the app asks, the answer is yes, while the app is in use.
  package static var undetermined: LocationClient {
    standing(at: .copenhagen, status: .notDetermined)
  }

  /// A device that never moves. Events arrive before the request returns.
  ///
  /// - Parameters:
  ///   - place: where the device is.
  ///   - status: what its owner allows at first.
  package static func standing(
    at place: Coordinate, status: AuthorizationStatus
  ) -> LocationClient {
    let status = Mutex(status)
    let events = Broadcast<Event>()
    return LocationClient(
      authorizationStatus: { status.withLock(\.self) },
      requestAuthorization: {
        status.withLock { status in
          guard status == .notDetermined else { return }
          status = .whileInUse
          events.send(.didChangeAuthorization(status))
        }
      },
      requestLocation: {
        let error = LocationError(unauthorized: status.withLock(\.self))
        events.send(error.map(Event.didFail) ?? .didUpdateLocations([place]))
      },
      events: { events.stream() })
  }
}
