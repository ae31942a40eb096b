// Correct: computes the next state and what to ask for in a function without effects.

struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle

  init(client: LocationClient) {
    self.client = client
  }

  mutating func locate() {
    run(Self.next(after: search, .tap(client.authorizationStatus())))
  }

  mutating func handle(_ event: LocationClient.Event) {
    run(Self.next(after: search, .event(event)))
  }

  private enum Input {
    case tap(LocationClient.AuthorizationStatus)
    case event(LocationClient.Event)
  }

  private mutating func run(_ next: BikeSearch?) {
    guard let next else { return }
    search = next
    if next == .asking { client.requestAuthorization() }
    if next == .locating { client.requestLocation() }
  }

  private static func next(after search: BikeSearch, _ input: Input) -> BikeSearch? {
    switch (search, input) {
    case (.asking, .tap), (.locating, .tap): nil
    case (_, .tap(.notDetermined)): .asking
    case (_, .tap(let status)): outcome[status]
    case (.asking, .event(.didChangeAuthorization(let status))): outcome[status]
    case (.locating, .event(.didUpdateLocations(let places))):
      places.last.map(BikeSearch.found) ?? .failed
    case (.locating, .event(.didFail)): .failed
    default: nil
    }
  }

  private static let outcome: [LocationClient.AuthorizationStatus: BikeSearch] = [
    .restricted: .restricted, .denied: .denied, .whileInUse: .locating, .always: .locating,
  ]
}
