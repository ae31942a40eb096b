// Wrong: takes 0° north and 0° east for no location.
// Must fail with: is a place like any other.

struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle

  init(client: LocationClient) {
    self.client = client
  }

  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    let authorization = client.authorizationStatus()
    guard authorization == .notDetermined else { return proceed(with: authorization) }
    search = .asking
    client.requestAuthorization()
  }

  mutating func handle(_ event: LocationClient.Event) {
    switch (search, event) {
    case (.asking, .didChangeAuthorization(let authorization)): proceed(with: authorization)
    case (.locating, .didUpdateLocations(let locations)):
      let last = locations.last { $0 != Coordinate(latitude: 0, longitude: 0) }
      search = last.map { .found($0) } ?? .failed
    case (.locating, .didFail): search = .failed
    default: break
    }
  }

  private mutating func proceed(with authorization: LocationClient.AuthorizationStatus) {
    switch authorization {
    case .notDetermined: break
    case .restricted: search = .restricted
    case .denied: search = .denied
    case .whileInUse, .always:
      search = .locating
      client.requestLocation()
    }
  }
}
