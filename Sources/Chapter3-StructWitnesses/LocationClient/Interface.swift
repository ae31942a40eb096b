import Forecasts

// snippet.location-client
/// Reports where this device is, if its owner allows it. The answer to a request is an event.
package struct LocationClient: Sendable {
  /// What the owner allows.
  package enum AuthorizationStatus: Hashable, Sendable {
    case notDetermined, restricted, denied, whileInUse, always
  }

  /// What can happen, on request or unprompted.
  package enum Event: Equatable, Sendable {
    case didChangeAuthorization(AuthorizationStatus)
    case didUpdateLocations([Coordinate])
    case didFail(LocationError)
  }

  package var authorizationStatus: @Sendable () -> AuthorizationStatus
  package var requestAuthorization: @Sendable () -> Void
  package var requestLocation: @Sendable () -> Void
  /// A new stream of all events from now on, for each subscriber.
  package var events: @Sendable () -> AsyncStream<Event>
  // snippet.hide

  /// - Parameters:
  ///   - authorizationStatus: what the owner allows now.
  ///   - requestAuthorization: asks the owner, unless they have already decided. A change of
  ///     status is reported as an event.
  ///   - requestLocation: asks where the device is. The locations, or the failure, arrive as an event.
  ///   - events: a new stream for each subscriber. It ends when the subscriber's task is cancelled.
  package init(
    authorizationStatus: @escaping @Sendable () -> AuthorizationStatus,
    requestAuthorization: @escaping @Sendable () -> Void,
    requestLocation: @escaping @Sendable () -> Void,
    events: @escaping @Sendable () -> AsyncStream<Event>
  ) {
    self.authorizationStatus = authorizationStatus
    self.requestAuthorization = requestAuthorization
    self.requestLocation = requestLocation
    self.events = events
  }
  // snippet.show
}
// snippet.end

extension LocationClient.AuthorizationStatus {
  /// Whether the app may know where the device is.
  package var isAuthorized: Bool { self == .whileInUse || self == .always }
}
