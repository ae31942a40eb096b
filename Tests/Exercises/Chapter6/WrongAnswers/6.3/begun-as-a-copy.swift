// Wrong: whoever opens the profile sees who is signed in, as it was at that moment.
// Must fail with: A store that begins as a copy of another one goes its own way from there.

/// Remembers who is signed in until the app ends.
///
/// It is a class, so that all who are handed it have the same one.
final class PassengerMemory: PassengerStoring {
  var passenger: String?

  init(passenger: String? = nil) {
    self.passenger = passenger
  }
}

/// Puts the ferry line's app together.
@MainActor
final class FerryRoot {
  /// A singleton: what one screen writes, the others read.
  private let store: any PassengerStoring = PassengerMemory()

  /// Transient: it remembers the complaint of one screen.
  private var authenticator: FerryAuthenticator {
    FerryAuthenticator(store: store)
  }

  var welcome: FerryWelcome {
    FerryWelcome(authenticator: authenticator)
  }

  var profile: FerryProfile {
    let copy = PassengerMemory(passenger: store.passenger)
    return FerryProfile(authenticator: FerryAuthenticator(store: copy))
  }
}

// The tests call these three functions. Rewire them as your types want it.

/// An app in which nobody is signed in.
@MainActor
func makeFerryRoot() -> FerryRoot {
  FerryRoot()
}

@MainActor
func openFerryWelcome(of root: FerryRoot) -> FerryWelcome {
  root.welcome
}

@MainActor
func openFerryProfile(of root: FerryRoot) -> FerryProfile {
  root.profile
}
