// Wrong: asks the rider again when the answer is "not determined".
// Must fail with: and nothing is called: a rider who has been asked isn't asked again

struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle

  init(client: LocationClient) {
    self.client = client
  }

  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    proceed(with: client.authorizationStatus())
  }

  mutating func handle(_ event: LocationClient.Event) {
    switch (search, event) {
    case (.asking, .didChangeAuthorization(let authorization)): proceed(with: authorization)
    case (.locating, .didUpdateLocations(let locations)):
      search = locations.last.map { .found($0) } ?? .failed
    case (.locating, .didFail): search = .failed
    default: break
    }
  }

  private mutating func proceed(with authorization: LocationClient.AuthorizationStatus) {
    switch authorization {
    case .notDetermined:
      search = .asking
      client.requestAuthorization()
    case .restricted: search = .restricted
    case .denied: search = .denied
    case .whileInUse, .always:
      search = .locating
      client.requestLocation()
    }
  }
}
