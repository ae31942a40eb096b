// Wrong: gives up after a few failures.
// Must fail with: A failure is shown, and the next tap tries again.

struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle
  private var failures = 0
  init(client: LocationClient) { self.client = client }
  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    if search == .failed { failures += 1; if failures > 1 { return } }
    let authorization = client.authorizationStatus()
    guard authorization == .notDetermined else { return proceed(with: authorization) }
    search = .asking
    client.requestAuthorization()
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
    case .notDetermined: break
    case .restricted: search = .restricted
    case .denied: search = .denied
    case .whileInUse, .always:
      search = .locating
      client.requestLocation()
    }
  }
}
