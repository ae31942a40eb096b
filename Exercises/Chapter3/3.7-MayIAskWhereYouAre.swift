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

/// Takes taps and events, and keeps where the search stands.
///
/// You are done when
/// - a tap looks the authorization up: where it is not determined, the rider is asked; where it
///   allows a position, one is requested; otherwise the notice is shown;
/// - while we wait for an answer or a position, a tap does nothing;
/// - the answer that we wait for is acted on: if it allows a position, one is requested without
///   another tap, and if not, the notice is shown. An authorization that is still not determined
///   is no answer;
/// - a position that we wait for is shown, and so is a failure. After either, and after every
///   notice, a tap starts from the beginning;
/// - what nobody waits for does nothing: a position, a failure, and a change of authorization
///   except while asking. What it means is seen at the next tap. While locating, a position or
///   a failure follows, and a notice stays until then.
struct BikeFinder: Sendable {
  let locator: BikeLocator
  private(set) var search = BikeSearch.idle

  init(locator: BikeLocator) {
    self.locator = locator
  }

  /// The rider taps the button.
  mutating func locate() {
    // TODO: 3.7
    locator.requestAuthorization()
    locator.requestPosition()
    search = .locating
  }

  /// The location client has sent an event.
  mutating func handle(_ event: BikeEvent) {
    // TODO: 3.7
    switch event {
    case .authorizationChanged: break
    case .found(let place): search = .found(place: place)
    case .failed: search = .failed
    }
  }
}

/// A finder at its start. The tests call this function, then both methods, and read `search`.
func makeBikeFinder(_ locator: BikeLocator) -> BikeFinder {
  BikeFinder(locator: locator)
}
