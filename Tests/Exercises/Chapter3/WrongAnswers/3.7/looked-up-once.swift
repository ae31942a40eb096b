// Wrong: looks the authorization up when it is made.
// Must fail with: don't rely on an earlier one.

struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle
  private var authorization: LocationClient.AuthorizationStatus

  init(client: LocationClient) {
    self.client = client
    authorization = client.authorizationStatus()
  }

  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    guard authorization == .notDetermined else { return proceed(with: authorization) }
    search = .asking
    client.requestAuthorization()
  }

  mutating func handle(_ event: LocationClient.Event) {
    switch (search, event) {
    case (.asking, .didChangeAuthorization(let answer)):
      authorization = answer
      proceed(with: answer)
    case (.locating, .didUpdateLocations(let locations)):
      search = locations.last.map { .found($0) } ?? .failed
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
