// Wrong: a class now, and still a new one at each asking.
// Must fail with: Either there is more than one store, or the one store is copied

/// Remembers who is signed in until the app ends.
///
/// It is a class, so that all who are handed it have the same one.
final class PassengerMemory: PassengerStoring {
  var passenger: String?
}

/// Puts the ferry line's app together.
@MainActor
final class FerryRoot {
  private var store: any PassengerStoring { PassengerMemory() }

  /// Transient: it remembers the complaint of one screen.
  private var authenticator: FerryAuthenticator {
    FerryAuthenticator(store: store)
  }

  var welcome: FerryWelcome {
    FerryWelcome(authenticator: authenticator)
  }

  var profile: FerryProfile {
    FerryProfile(authenticator: authenticator)
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
