// Wrong: takes a location that comes after a failure.
// Must fail with: the rider taps; a failure comes; an update comes: Quay. The last step

struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle

  init(client: LocationClient) {
    self.client = client
  }

  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    switch client.authorizationStatus() {
    case .notDetermined:
      search = .asking
      client.requestAuthorization()
    case .whileInUse, .always:
      search = .locating
      client.requestLocation()
    case .denied:
      search = .denied
    case .restricted:
      search = .restricted
    }
  }

  mutating func handle(_ event: LocationClient.Event) {
    switch event {
    case .didChangeAuthorization(let status):
      guard search == .asking else { return }
      switch status {
      case .notDetermined: break
      case .whileInUse, .always:
        search = .locating
        client.requestLocation()
      case .denied: search = .denied
      case .restricted: search = .restricted
      }
    case .didUpdateLocations(let locations):
      guard search == .locating || search == .failed else { return }
      search = locations.last.map { .found($0) } ?? .failed
    case .didFail:
      guard search == .locating else { return }
      search = .failed
    }
  }
}
