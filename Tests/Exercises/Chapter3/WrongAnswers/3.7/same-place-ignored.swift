// Wrong: a rider who hasn't moved is located for ever.
// Must fail with: an update comes: Mill Lane. The last step should call nothing and lead to found(Mill Lane). It calls nothing and leads to locating

struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle
  private var before: Coordinate?
  init(client: LocationClient) { self.client = client }
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
      if let l = locations.last {
        if l == before { return }; before = l; search = .found(l)
      } else {
        search = .failed
      }
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
