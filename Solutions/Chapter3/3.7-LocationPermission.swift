// 3.7 · Location permission                                                ★★★
//
// A bike-hire app uses the weather app's location client. Its button says "Where am I?" The rider
// has to grant permission first, and the system asks for it only once. An app that asks at the
// wrong time, or doesn't understand the answer, waits forever. Write the code that runs after a tap.
//
// You are done when
// - a rider who has already allowed it is located at once
// - a rider who has never been asked is asked, then located
// - a refusal is shown, and the rider isn't asked again
// - a tap does nothing while the app waits for an answer or a location
// - notDetermined isn't an answer: the app goes on waiting
// - after a failure or a location, a tap starts again
// - the last location of an update counts, and an update without one is a failure
// - a change of authorization does nothing unless the app is waiting for an answer
// - each tap looks up the authorization
// - a location or a failure does nothing unless the app is locating
//
// Edit:   `BikeFinder` at the end of this file.
// Check:  swift run workshop check 3.7
// Read:   Book/03-StructWitnesses.md, "Where are you?"

import Forecasts
import LocationClient

// MARK: - Given

/// Where the search stands: what the screen shows.
enum BikeSearch: Hashable, Sendable {
  case idle
  /// The rider has been asked, and we wait for the answer.
  case asking
  /// A location has been requested, and we wait for it.
  case locating
  case found(Coordinate)
  /// The rider has refused. A notice points to the settings, and stays until the next tap.
  case denied
  /// The phone doesn't let the rider decide. A notice says to ask the person who manages it, and
  /// stays until the next tap.
  case restricted
  /// No location came. A notice says to try again, and stays until the next tap.
  case failed
}

// MARK: - Yours

// An answer and a tap meet in one question: what does this authorization allow? Only what comes
// of "not determined" is different. Which events count, `search` knows: it says what we wait
// for. A switch without a default names every authorization, so that none is forgotten.

/// Takes taps and events, and keeps track of where the search stands.
struct BikeFinder: Sendable {
  let client: LocationClient
  private(set) var search = BikeSearch.idle

  init(client: LocationClient) {
    self.client = client
  }

  /// The rider taps the button.
  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    let authorization = client.authorizationStatus()
    guard authorization == .notDetermined else { return proceed(with: authorization) }
    search = .asking
    client.requestAuthorization()
  }

  /// The client has sent an event.
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
