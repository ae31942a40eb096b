import Broadcast
import Forecasts
import Synchronization

/// Each mention of one of these makes a client of its own, which nobody else hears.
extension LocationClient {
  /// Is in Copenhagen, and may know it while the app is in use.
  package static var authorized: LocationClient { standing(at: .copenhagen, status: .whileInUse) }

  /// Is in Copenhagen, and may always know it.
  package static var always: LocationClient { standing(at: .copenhagen, status: .always) }

  /// The owner has said no.
  package static var denied: LocationClient { standing(at: .copenhagen, status: .denied) }

  /// Someone has decided for the owner.
  package static var restricted: LocationClient { standing(at: .copenhagen, status: .restricted) }

  /// Nobody has asked the owner. If the app does, the answer is yes, while the app is in use.
  package static var undetermined: LocationClient {
    standing(at: .copenhagen, status: .notDetermined)
  }

  /// A device that never moves. Events come before the request returns.
  ///
  /// - Parameters:
  ///   - place: where it is.
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
