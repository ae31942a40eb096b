// Wrong: a tap while asking acts on an authorization whose event hasn't come yet.
// Must fail with: `search` says what the app waits for.

/// Takes taps and events, and keeps track of where the search stands.
struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle

  init(client: LocationClient) {
    self.client = client
  }

  /// The rider taps the button.
  mutating func locate() {
    guard search != .locating else { return }
    switch client.authorizationStatus() {
    case .notDetermined:
      guard search != .asking else { return }
      search = .asking
      client.requestAuthorization()
    case let status: act(on: status)
    }
  }

  /// The client has sent an event.
  ///
  /// While asking, a change of authorization is the answer; you may read it from the event or look
  /// it up. At any other time it does nothing: while locating, a location or a failure follows
  /// anyway, and the next tap looks the authorization up.
  mutating func handle(_ event: LocationClient.Event) {
    switch event {
    case .didChangeAuthorization(let status):
      if search == .asking { act(on: status) }
    case .didUpdateLocations(let locations):
      guard search == .locating else { return }
      search = locations.last.map { .found($0) } ?? .failed
    case .didFail:
      if search == .locating { search = .failed }
    }
  }

  private mutating func act(on status: LocationClient.AuthorizationStatus) {
    switch status {
    case .notDetermined: break
    case .restricted: search = .restricted
    case .denied: search = .denied
    case .whileInUse, .always:
      search = .locating
      client.requestLocation()
    }
  }
}
