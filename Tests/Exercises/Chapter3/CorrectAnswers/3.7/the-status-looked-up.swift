// Correct: looks the status up when the answer comes, instead of reading the event.

struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle

  init(client: LocationClient) {
    self.client = client
  }

  mutating func locate() {
    switch search {
    case .asking, .locating: return
    case .idle, .found, .denied, .restricted, .failed: begin()
    }
  }

  mutating func handle(_ event: LocationClient.Event) {
    if search == .asking, case .didChangeAuthorization = event {
      if client.authorizationStatus() != .notDetermined { begin() }
    } else if search == .locating {
      if case .didUpdateLocations(let locations) = event {
        guard let place = locations.last else {
          search = .failed
          return
        }
        search = .found(place)
      } else if case .didFail = event {
        search = .failed
      }
    }
  }

  private mutating func begin() {
    let status = client.authorizationStatus()
    if status.isAuthorized {
      client.requestLocation()
      search = .locating
      return
    }
    switch status {
    case .restricted: search = .restricted
    case .denied: search = .denied
    default:
      client.requestAuthorization()
      search = .asking
    }
  }
}
