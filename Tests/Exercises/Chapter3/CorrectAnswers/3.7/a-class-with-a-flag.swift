// Correct: is a class, and remembers apart from the search what it waits for.

final class BikeFinder {
  private enum Wait { case nothing, answer, location }

  private let device: LocationClient
  private(set) var search = BikeSearch.idle
  private var wait = Wait.nothing

  init(client: LocationClient) {
    device = client
  }

  func locate() {
    guard wait == .nothing else { return }
    decide(device.authorizationStatus(), isAnswer: false)
  }

  func handle(_ event: LocationClient.Event) {
    switch event {
    case .didChangeAuthorization(let status) where wait == .answer: decide(status, isAnswer: true)
    case .didUpdateLocations(let places) where wait == .location:
      wait = .nothing
      if places.isEmpty { search = .failed } else { search = .found(places[places.count - 1]) }
    case .didFail(_) where wait == .location:
      wait = .nothing
      search = .failed
    default: return
    }
  }

  private func decide(_ status: LocationClient.AuthorizationStatus, isAnswer: Bool) {
    switch status {
    case .notDetermined:
      if isAnswer { return }
      (wait, search) = (.answer, .asking)
      device.requestAuthorization()
    case .restricted: (wait, search) = (.nothing, .restricted)
    case .denied: (wait, search) = (.nothing, .denied)
    case .whileInUse, .always:
      (wait, search) = (.location, .locating)
      device.requestLocation()
    }
  }
}
