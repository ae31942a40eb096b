// 3.7 · May I ask where you are                                            ★★★
//
// A bike rental has a button: "Where am I?" Before the app may know, the rider has to allow it,
// and the system shows its question only once. An app that asks at the wrong time, or does not
// understand the answer, stands there for ever. Write what happens between tap and place.
//
// Edit:   `BikeFinder` at the end of this file.
// Check:  swift run workshop check 3.7
// Read:   Book/03-StructWitnesses.md, "Where are you?"

// MARK: - Given

/// What the system says about this app.
enum BikeAuthorization: CaseIterable, Sendable {
  /// The rider has not been asked, or has not answered yet.
  case notDetermined
  /// The rider cannot allow it: somebody else has the say, a parent or an employer.
  case restricted
  case denied
  case whileInUse, always
}

enum BikeEvent: Hashable, Sendable {
  /// The answer to a question, or somebody has changed the settings. The system also sends this
  /// now and then when nothing has changed.
  case authorizationChanged(BikeAuthorization)
  /// The answer to a request for a position.
  case found(place: String)
  /// The other answer to a request for a position. It also comes if the rider no longer allows it
  /// while we wait.
  case failed
}

/// A location client.
struct BikeLocator: Sendable {
  var authorization: @Sendable () -> BikeAuthorization
  /// Asks the rider. The answer is an event, and may take long.
  var requestAuthorization: @Sendable () -> Void
  /// Asks for one position, if the app is authorized. The answer is an event.
  var requestPosition: @Sendable () -> Void
}

/// Where the search stands: what the screen shows.
enum BikeSearch: Hashable, Sendable {
  case idle
  /// The rider has been asked, and we wait for the answer.
  case asking
  /// A position has been requested, and we wait for it.
  case locating
  case found(place: String)
  /// Three notices: see the settings, ask whoever has the say, try again.
  case denied, restricted, failed
}

// MARK: - Yours

// An answer and a tap meet in one question: what does this authorization allow? Only what comes
// of "not determined" is different. Which events count, `search` knows: it says what we wait
// for. A switch without a default names every authorization, so that none is forgotten.

/// Takes taps and events, and keeps where the search stands.
struct BikeFinder: Sendable {
  let locator: BikeLocator
  private(set) var search = BikeSearch.idle

  init(locator: BikeLocator) {
    self.locator = locator
  }

  /// The rider taps the button.
  mutating func locate() {
    guard search != .asking, search != .locating else { return }
    let authorization = locator.authorization()
    guard authorization == .notDetermined else { return proceed(with: authorization) }
    search = .asking
    locator.requestAuthorization()
  }

  /// The location client has sent an event.
  mutating func handle(_ event: BikeEvent) {
    switch (search, event) {
    case (.asking, .authorizationChanged(let authorization)): proceed(with: authorization)
    case (.locating, .found(let place)): search = .found(place: place)
    case (.locating, .failed): search = .failed
    default: break
    }
  }

  private mutating func proceed(with authorization: BikeAuthorization) {
    switch authorization {
    case .notDetermined: break
    case .restricted: search = .restricted
    case .denied: search = .denied
    case .whileInUse, .always:
      search = .locating
      locator.requestPosition()
    }
  }
}

/// A finder at its start.
func makeBikeFinder(_ locator: BikeLocator) -> BikeFinder {
  BikeFinder(locator: locator)
}
